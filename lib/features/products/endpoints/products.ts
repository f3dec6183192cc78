/** GET /api/v1/product: what we sell, with page and brochure. */
import 'server-only';
import { z } from 'zod';
import { productsOf } from '@/lib/features/products/products';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const products = defineEndpoint(
  {
    method: 'GET',
    path: '/product',
    summary: 'The six modules and three platforms: code, name, page and brochure.',
    status: 200,
    answer: z.array(
      z.object({ code: z.string(), name: z.string(), path: z.string(), brochure: z.string() }),
    ),
  },
  ({ region }) => productsOf(region),
);
