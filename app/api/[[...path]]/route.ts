/** Every endpoint of the features and of the site, at the path that it says; all else is a 404 in JSON. */
import { api } from '@/lib/composition/api/serve-api';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api;
