/** GET /api/v1/product: what we sell, with page and brochure. */
import { route } from '@/lib/api/route';
import { productsOf } from '@/lib/products/products';
import { products } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(products, ({ region }) =>
  productsOf(region),
);
