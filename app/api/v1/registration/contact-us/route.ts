/** POST /api/v1/registration/contact-us: a message to the desk. */
import { route } from '@/lib/api/route';
import { submitContact } from '@/lib/contact/submit';
import { contactUs } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(contactUs, submitContact);
