/** GET /api/v1/html-templates/{file}: what our mails look like. */
import { route } from '@/lib/platform/api/route';
import { templateResponse } from '@/lib/site/mail/template-response';
import { htmlTemplate } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  htmlTemplate,
  ({ params, query, region }) => templateResponse(params.file, query, region),
);
