/** GET /api/v1/cards/{key}: the cards of a group of pages. */
import { route } from '@/lib/api/route';
import { cardsOf } from '@/lib/products/cards';
import { cards } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  cards,
  ({ params, query, region }) => cardsOf(params.key, query.region ?? region),
);
