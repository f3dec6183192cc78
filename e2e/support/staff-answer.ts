/** An answer of the desk, given as a program gives it: for visits that are about whoever reads it. */
import { cookieHeader, signIn } from './account.ts';
import { showCode } from './clocked-site.ts';
import { ask, askJson } from './raw-http.ts';
import type { Site } from './site.ts';
import { STAFF } from './staff.ts';
import { newAddress } from './test.ts';

/** Answers the message with that number at the desk of the tests. */
export async function answerAs(site: Site, reference: string, text: string): Promise<void> {
  const shown = await showCode(site, await signIn(site, STAFF));
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
