/** A support request and the desk's answer, sent as a program sends them: for visits that are about the other side. */
import { cookieHeader, signIn } from './account.ts';
import { showCode } from './clocked-site.ts';
import { STAFF } from './people.ts';
import { ask, askJson } from './raw-http.ts';
import type { Site } from './site.ts';
import { newAddress } from './test.ts';

/** Answers the message with that number at the desk of the tests, unless `staff` are of another one. */
export async function answerAs(
  site: Site,
  reference: string,
  text: string,
  staff: { email: string; password: string } = STAFF,
): Promise<void> {
  const shown = await showCode(site, await signIn(site, staff));
  const headers = { 'X-Forwarded-For': newAddress(), Cookie: cookieHeader(shown) };
  const path = '/api/v1/desk/submissions';
  const found = await ask(site.port, { path: `${path}?q=${reference}`, headers });
  const [{ id }] = JSON.parse(found.body).items as [{ id: string }];
  const answer = await askJson(site.port, {
    path: `${path}/${id}/answer`,
    json: { text },
    headers,
  });
  if (answer.status !== 201) throw new Error(answer.text);
}

/** Sends a support request of the owner. @returns its number */
export async function askForHelp(
  site: Site,
  what: { urgency: string; subject: string },
): Promise<string> {
  const message = 'The form for the second quarter has another number now.';
  const answer = await askJson(site.port, {
    path: '/api/v1/registration/support-request',
    json: { product: 'pay', message, ...what },
    headers: { 'X-Forwarded-For': newAddress(), Cookie: cookieHeader(await signIn(site)) },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return JSON.parse(answer.body).reference;
}
