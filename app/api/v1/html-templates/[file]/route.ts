/** GET /api/v1/html-templates/{file}: what our mails look like. */

import { route } from '@/lib/platform/api/route';
import { htmlTemplate } from '@/lib/site/mail/endpoints/html-template';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(htmlTemplate);
