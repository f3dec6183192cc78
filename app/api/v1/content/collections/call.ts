/** GET /api/v1/content/collections?region=USA: what the pages of a region consist of, by kind. */
import { defineCall } from '@/lib/platform/api/call';
import { regionQuery } from '@/lib/platform/api/region-query';
import { collections } from '@/lib/site/content/entities/collections';

export const contentCollections = defineCall({
  method: 'GET',
  path: '/content/collections',
  summary:
    'Slides, benefits, points, services, progress, testimonials, team, careers, plans, themes.',
  query: regionQuery,
  status: 200,
  answer: collections,
});
