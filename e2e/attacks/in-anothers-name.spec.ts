/**
 * Attack 23: what a stranger sends in somebody's name never stops, replaces or reveals what that person
 * does signed in, or whether they ever did.
 */
import { encodeBody } from '../../lib/platform/api/testing/encode-body.ts';
import { cookieHeader, signIn } from '../support/account.ts';
import { JOB } from '../support/application.ts';
import { referenceOf, sendMessage } from '../support/contact.ts';
import { formToken } from '../support/form-tokens.ts';
import { OWNER } from '../support/people.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, askJson, type RawAnswer } from '../support/raw-http.ts';
import { REFERENCE } from '../support/reference.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

const JOB_ID = JOB.slice(JOB.lastIndexOf('/') + 1);
const resumeOf = (name: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n% of ${name}\n`;

type Sent = { email: string; name?: string; resume?: string };

/** An application as a program sends it, from an address of its own unless `headers` names one. */
async function apply(
  site: Site,
  { email, name = 'Mallory', resume = resumeOf(name) }: Sent,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const cv = new File([resume], 'cv.pdf', { type: 'application/pdf' });
  const fields = { jobId: JOB_ID, name, email, token: formToken(site), cv };
  const form = new Response(encodeBody('upload', fields));
  return ask(site.port, {
    method: 'POST',
    path: '/api/v1/registration/job-application',
    headers: {
      'Content-Type': form.headers.get('content-type') ?? '',
      'X-Forwarded-For': newAddress(),
      ...headers,
    },
    body: new Uint8Array(await form.arrayBuffer()),
  });
}

test("a customer whose mailbox strangers have filled is still heard: 'Payroll down'", async ({
  site,
}) => {
  for (let number = 0; number < 12; number += 1)
    referenceOf(await sendMessage(site, { email: OWNER.email }));
  const cookie = cookieHeader(await signIn(site));
  const answer = await askJson(site.port, {
    path: '/api/v1/registration/outage-notification',
    headers: { Cookie: cookie, 'X-Forwarded-For': newAddress() },
    json: {
      system: 'pay',
      severity: 'everybody',
      since: 'today 7:40 am',
      people: 'about 300',
      phone: '+1 617 555 0199',
      message: 'Payroll down: nobody gets a payslip.',
    },
  });
  expect(referenceOf(answer)).toMatch(REFERENCE);
});

test('an application in somebody’s name does not take the place of their own', async ({ site }) => {
  expect((await apply(site, { email: OWNER.email })).status).toBe(201);
  const cookie = cookieHeader(await signIn(site));
  const own = { email: OWNER.email, name: OWNER.name };
  expect((await apply(site, own, { Cookie: cookie })).status, 'the owner').toBe(201);
  const again = await apply(site, { ...own, resume: resumeOf('a newer one') }, { Cookie: cookie });
  expectProblem(again, 409, 'the owner, again');
});

test('who applies in the name of others does not learn who has applied, and is soon stopped', {
  tag: '@full',
}, async ({ site }) => {
  const known = `known.${process.pid}@example.org`;
  expect((await apply(site, { email: known })).status).toBe(201);
  const shape = ({ status, headers, body }: RawAnswer) => ({
    status,
    headers: [...headers.keys()],
    keys: Object.keys(JSON.parse(body)),
  });
  const before = shape(await apply(site, { email: known }));
  expect(before).toEqual(shape(await apply(site, { email: `unknown.${process.pid}@example.org` })));

  // A question that is refused is counted like one that is not.
  const prober = { 'X-Forwarded-For': newAddress() };
  const asked: number[] = [];
  for (let number = 0; number < 60; number += 1) {
    const question = { email: `asked.${number}@example.org`, resume: 'no PDF' };
    asked.push((await apply(site, question, prober)).status);
  }
  expect(asked.filter((status) => status === 422)).toHaveLength(30);
  expect(asked.at(-1)).toBe(429);
});
