/** GET /assets/html-templates/{file}: the specification's address of the endpoint /html-templates. */
import { route } from '@/lib/platform/api/route';
import { htmlTemplate } from '@/lib/site/mail/endpoints/html-template';

export const dynamic = 'force-dynamic';

export const { GET, HEAD } = route(htmlTemplate);
