/** GET /api/v1/html-templates/{file}: what our mails look like. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';
import { TEMPLATE_FILES, templateValues } from '@/lib/site/mail/template-files';

export const htmlTemplate = defineCall({
  method: 'GET',
  path: '/html-templates/[file]',
  summary: 'The HTML of a mail to visitors. {{key}} is filled in from the query for known keys.',
  params: z.strictObject({ file: z.enum(TEMPLATE_FILES) }),
  query: templateValues,
  status: 200,
  answer: z.string(),
});
