/** GET /api/v1/product: what we sell, with page and brochure. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const products = defineCall({
  method: 'GET',
  path: '/product',
  summary: 'The six modules and three platforms: code, name, page and brochure.',
  status: 200,
  answer: z.array(
    z.object({ code: z.string(), name: z.string(), path: z.string(), brochure: z.string() }),
  ),
});
