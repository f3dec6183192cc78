/** Any other path below /api: a 404 in JSON, whatever the method. */
import { notFound } from '@/lib/platform/api/methods';

export const dynamic = 'force-dynamic';

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
