/** GET /api/v1/html-templates/{file}: what our mails look like. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { TEMPLATE_FILES, templateValues } from '@/lib/site/mail/template-files';
import { templateResponse } from '@/lib/site/mail/template-response';

export const htmlTemplate = defineEndpoint(
  {
    method: 'GET',
    path: '/html-templates/[file]',
    summary: 'The HTML of a mail to visitors. {{key}} is filled in from the query for known keys.',
    params: z.strictObject({ file: z.enum(TEMPLATE_FILES) }),
    query: templateValues,
    status: 200,
    answer: z.string(),
  },
  ({ params, query, region }) => templateResponse(params.file, query, region),
);
