/** GET /api/v1/content/collections?region=USA: what the pages of a region consist of, by kind. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';
import { collections, collectionsOf } from '@/lib/site/content/entities/collections';

export const contentCollections = defineEndpoint(
  {
    method: 'GET',
    path: '/content/collections',
    summary:
      'Slides, benefits, points, services, progress, testimonials, team, careers, plans, themes.',
    query: regionQuery,
    status: 200,
    answer: collections,
  },
  ({ query }) => collectionsOf(query.region),
);
