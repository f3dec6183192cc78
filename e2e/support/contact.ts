/** Contact messages as tests send them. */
import type { Email } from 'postal-mime';
import { formToken } from './form-tokens.ts';
import { askJson, type RawAnswer } from './raw-http.ts';
import { eventually, type Site } from './site.ts';
import { newAddress } from './test.ts';

export const CONTACT = '/api/v1/registration/contact-us';

let count = 0;

/** A message that `site` would not refuse, unlike every other one. */
export function message(
  site: Pick<Site, 'dataDir'>,
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  count += 1;
  const mark = `${process.pid}-${count}`;
  return {
    name: 'Asha Verma',
    email: `asha.${mark}@example.org`,
    topic: 'demo',
    message: `We would like to see how leave requests work. Mark ${mark}.`,
    token: formToken(site),
    ...fields,
  };
}

/** Sends it from an address of its own, unless `headers` names one. */
export function sendMessage(
  site: Site,
  fields: Record<string, unknown> = {},
  headers: Record<string, string | readonly string[]> = {},
): Promise<RawAnswer> {
  return askJson(site.port, {
    path: CONTACT,
    json: message(site, fields),
    headers: { 'X-Forwarded-For': newAddress(), ...headers },
  });
}

/** @throws Error when the message was not taken */
export function referenceOf(answer: RawAnswer): string {
  if (answer.status !== 201) throw new Error(`not taken: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body).reference;
}

export const isAbout = (reference: string) => (mail: Email) => mail.text?.includes(reference);

/** The two mails of a message, once both are there: to the visitor and to the desk. */
export async function mailsAbout(site: Site, reference: string): Promise<Email[]> {
  return eventually(async () => {
    const mails = (await site.mails()).filter(isAbout(reference));
    return mails.length >= 2 && mails;
  });
}
