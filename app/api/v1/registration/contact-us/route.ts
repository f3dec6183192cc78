/** POST /api/v1/registration/contact-us: a message to the desk. */

import { submitContact } from '@/lib/features/contact/submit';
import { route } from '@/lib/platform/api/route';
import { contactUs } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(contactUs, submitContact);
