/** GET /api/v1/product: what we sell, with page and brochure. */

import { productsOf } from '@/lib/features/products/products';
import { route } from '@/lib/platform/api/route';
import { products } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(products, ({ region }) =>
  productsOf(region),
);
