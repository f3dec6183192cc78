/** POST /api/v1/registration/contact-us: a message to the desk. */
import { contactUs } from '@/lib/features/contact/endpoints/contact-us';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(contactUs);
