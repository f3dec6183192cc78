/**
 * GET /api/v1/cards/{key}: the cards of a group of pages. For other programs, and for a build with
 * `localData` off; no screen calls it, since the pages that show these cards are made at build.
 */
import 'server-only';
import { z } from 'zod';
import { cardsOf } from '@/lib/features/products/cards';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';
import { CARD_KEYS } from '@/lib/site/content/entities/card-keys';
import { cardItems } from '@/lib/site/content/entities/schema';

export const cards = defineEndpoint(
  {
    method: 'GET',
    path: '/cards/[key]',
    summary: 'The cards of a group of pages, such as home-why-engage-with-us-card.',
    params: z.strictObject({ key: z.enum(CARD_KEYS) }),
    /** Without it, the edition in which the caller is. */
    query: regionQuery.partial(),
    status: 200,
    answer: cardItems,
  },
  ({ params, query, region }) => cardsOf(params.key, query.region ?? region),
);
