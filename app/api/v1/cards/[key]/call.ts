/** GET /api/v1/cards/{key}: the cards of a group of pages. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { CARD_KEYS } from '@/lib/products/card-keys';

export const cards = defineCall({
  method: 'GET',
  path: '/cards/[key]',
  summary: 'The cards of a group of pages, such as home-why-engage-with-us-card.',
  params: z.strictObject({ key: z.enum(CARD_KEYS) }),
  status: 200,
  answer: z.array(
    z.object({
      title: z.string(),
      name: z.string(),
      image: z.string(),
      routerLink1: z.string(),
    }),
  ),
});
