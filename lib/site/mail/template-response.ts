/** A template of content/mail, with the words about us filled in. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import type { Region } from '../../platform/region/region.ts';
import { lockedDownPolicy } from '../../platform/security/csp.ts';
import { getMessages } from '../content/messages.ts';
import { frameOf } from './frame.ts';
import { renderTemplate } from './template.ts';
import type { TemplateFile, TemplateValues } from './template-files.ts';

/** It is read by programs. Opened in a browser nothing of it runs, is sent, or is loaded. */
const POLICY = `${lockedDownPolicy}; sandbox`;

/** @param values put in where the template asks for them; a place without a value stays as it is */
export function templateResponse(
  file: TemplateFile,
  { reference = '{{reference}}', received = '{{received}}' }: TemplateValues,
  region: Region,
): Response {
  const page = originOf(region);
  const { mailCopy, mailPrice, mailChosen } = getMessages(region).desk;
  const { html } = renderTemplate(
    file.replace(/\.html$/, ''),
    {
      ...frameOf(region),
      ...{ reference, received, confirmUrl: page, unsubscribeUrl: page },
      ...{ copy: mailCopy, price: mailPrice, chosen: mailChosen },
    },
    region,
  );
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  });
}
