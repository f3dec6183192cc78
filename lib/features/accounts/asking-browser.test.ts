/** What a browser is given when it asks for a code, and what it is good for. */
import { eq } from 'drizzle-orm';
import { forgotPasswordEndpoint } from '@/lib/features/accounts/endpoints/forgot-password-call';
import { registerAccount } from '@/lib/features/accounts/endpoints/register-account';
import { resendOtp } from '@/lib/features/accounts/endpoints/resend-otp';
import { verifyForgotPasswordOtp } from '@/lib/features/accounts/endpoints/verify-forgot-password-otp';
import { verifyOtp } from '@/lib/features/accounts/endpoints/verify-otp';
import { route } from '@/lib/platform/api/route';
import { servedForm } from '../../composition/served-forms.ts';
import type { Handler } from '../../platform/api/answer.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { hashOfAsker } from './asking-browser.ts';
import { oneTimeCodes } from './tables.ts';
import { account, newAsker, newestCode, newestRow, other } from './testing/somebody.ts';

withTestDatabase();

const token = () => issueFormToken(Date.now() - 60_000);
const person = { name: 'Asha Verma', password: 'four plain words here' };
const { POST: register } = route(registerAccount);
const { POST: resend } = route(resendOtp);
const { POST: forgot } = route(forgotPasswordEndpoint);
const { POST: check } = route(verifyForgotPasswordOtp);
const { POST: verify } = route(verifyOtp);

const post = (handler: Handler, body: object, headers: Record<string, string> = {}) =>
  handler(testRequest('/api/v1/x', { method: 'POST', body, headers }));
const cookieOf = (response: Response) => response.headers.getSetCookie().join('\n');
const triesLeft = async (email: string) => (await newestRow(email)).triesLeft;

const WAYS: [string, Handler, (email: string) => object, object][] = [
  [
    'registers',
    register,
    (email) => ({ ...person, email, token: token() }),
    { mailed: true, begun: expect.any(String) },
  ],
  [
    'asks for a code to sign in by',
    resend,
    (email) => ({ email, purpose: 'login', token: token() }),
    { mailed: true },
  ],
  ['has forgotten the password', forgot, (email) => ({ email, token: token() }), { mailed: true }],
];

describe.each(WAYS)('a browser that %s', (way, ask, bodyFor, answer) => {
  const email = `${way.replaceAll(' ', '.')}@example.org`;

  test('is given a cookie that scripts cannot read, for ten minutes, and nothing in the answer', async () => {
    const response = await post(ask, bodyFor(email));
    expect(await response.json()).toEqual(answer);
    expect(cookieOf(response)).toMatch(
      /^code-request=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await post(ask, bodyFor(email), { 'x-forwarded-proto': 'https' });
    expect(cookieOf(secure)).toMatch(/^__Host-code-request=[\w-]{43}; .*HttpOnly; Secure/);
  });

  test('keeps it when it asks again, and another browser is given another', async () => {
    const asker = newAsker();
    const again = await post(ask, bodyFor(email), { cookie: `code-request=${asker}` });
    expect(cookieOf(again)).toContain(asker);
    const { purpose, askedBy } = await newestRow(email);
    expect(askedBy).toBe(hashOfAsker(asker, { purpose, email: email.toUpperCase() }));
    // Of inboxes of their own: one is sent few codes an hour.
    for (const [count, forged] of ['', 'short', `${asker}x`, "'; drop"].entries()) {
      const response = await post(ask, bodyFor(`${count}.${email}`), {
        cookie: `code-request=${forged}`,
      });
      expect(cookieOf(response)).toMatch(/^code-request=[\w-]{43};/);
    }
  });
});

test('a form without scripts hands the cookie on as well', async () => {
  const served = servedForm('send-code');
  const values = { email: 'noscript@example.org', purpose: 'login', token: token() };
  const headers = new Headers({ host: 'localhost:3000', 'x-forwarded-for': '192.0.2.7' });
  const response = await served?.send(headers, values, false);
  expect(response && cookieOf(response)).toMatch(/^code-request=[\w-]{43};/);
});

test('the one that asked has its own tries, at a code to sign in and at one for another password', async () => {
  const email = 'tries@example.org';
  await account(email);
  for (const [ask, body, enter, extra] of [
    [resend, { email, purpose: 'login' }, verify, { purpose: 'login' }],
    [forgot, { email }, check, {}],
  ] as const) {
    const asked = await post(ask, { ...body, token: token() });
    const [cookie = ''] = cookieOf(asked).split(';');
    const code = await newestCode(email);
    const wrong = { email, otp: other(code), ...extra };
    expect((await post(enter, wrong)).status).toBe(422);
    expect(await triesLeft(email)).toBe(5);
    expect((await post(enter, wrong, { cookie })).status).toBe(422);
    expect(await triesLeft(email)).toBe(4);
    expect((await post(enter, { ...wrong, otp: code }, { cookie })).status).toBe(200);
  }
  const db = await getDb();
  expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.email, email))).toBe(2);
});
