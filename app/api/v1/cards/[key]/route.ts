/** GET /api/v1/cards/{key}: the cards of a group of pages. */

import { cardsOf } from '@/lib/features/products/cards';
import { route } from '@/lib/platform/api/route';
import { cards } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  cards,
  ({ params, query, region }) => cardsOf(params.key, query.region ?? region),
);
