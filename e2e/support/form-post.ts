/** Posts of a form without scripts, as a browser puts them together. */
import { ask, type RawAnswer } from './raw-http.ts';
import type { Site } from './site.ts';
import { newAddress } from './test.ts';

type Target = Pick<Site, 'port'>;

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The hidden fields by which the server knows the action of a form in `html`, and the form.
 * @throws Error when there is none
 */
export function actionFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="(\$[^"]*)"/.exec(tag)?.[1];
    if (name) fields[name] = unescapeHtml(/value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  if (Object.keys(fields).length === 0) throw new Error('there is no form with an action');
  return fields;
}

/** `fields` as multipart/form-data. */
export function multipart(fields: Record<string, string>): { type: string; body: string } {
  const boundary = 'attack-boundary-7d1f';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/** Posts `fields` to a page as its form does, from an address of its own unless `headers` names one. */
export function postForm(
  site: Target,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { type, body } = multipart(fields);
  const sent = { 'Content-Type': type, 'X-Forwarded-For': newAddress(), ...headers };
  return ask(site.port, { method: 'POST', path, headers: sent, body });
}

export const CONSENT = '/api/v1/global/consent';

/** Posts the banner's form: everything is allowed in the USA edition, unless `fields` say otherwise. */
export function postChoice(
  site: Target,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<RawAnswer> {
  const body = new URLSearchParams({ decision: 'allowAll', region: 'USA', ...fields }).toString();
  const sent = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
  return ask(site.port, { method: 'POST', path: CONSENT, headers: sent, body });
}
