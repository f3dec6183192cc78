/** GET /api/v1/product: what we sell, with page and brochure. */
import { products } from '@/lib/features/products/endpoints/products';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(products);
