/** Signing in with a company account, at a real provider: which visitors get in, and what others get. */

import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { backFromProvider } from '@/lib/features/oidc/endpoints/back-from-provider';
import { signInElsewhere } from '@/lib/features/oidc/endpoints/sign-in-elsewhere';
import { signInProviders } from '@/lib/features/oidc/endpoints/sign-in-providers';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase, withTestDatabase } from '../../platform/db/test-database.ts';
import { insertUser } from '../../platform/session/rows/users.ts';
import { sessions, users } from '../../platform/session/tables.ts';
import { changeSettings } from '../../platform/settings/settings.ts';
import { brand } from '../../site/content/company.ts';
import { ATTEMPT_MS } from './attempt.ts';
import { FAILURES, type Failure, failurePath } from './failure.ts';
import { identities } from './tables.ts';
import { signInAtProvider, startTestProvider, type TestProvider } from './testing/test-provider.ts';

const callback = route(backFromProvider);
const start = route(signInElsewhere);
const providers = route(signInProviders);

const START = '/api/v1/auth/custom-oauth';
const CALLBACK = `${START}/callback`;
const SITE = 'http://localhost:3000';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider(SITE + CALLBACK);
});
afterAll(() => provider.stop());
beforeEach(() => {
  changeSettings({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'a secret of the tests',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  changeSettings({
    OIDC_ISSUER: undefined,
    OIDC_CLIENT_ID: undefined,
    OIDC_CLIENT_SECRET: undefined,
  });
});

const locationOf = (response: Response) => response.headers.get('location') ?? '';
/** What the browser sends back after `response`. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Sets out from the sign-in page. */
async function leave(redirectUri = '/profile') {
  const path = `${START}?redirectUri=${encodeURIComponent(redirectUri)}`;
  const response = await start.GET(testRequest(path));
  return { response, url: locationOf(response), cookie: cookiesOf(response) };
}
/** Comes back to `address` of the site. */
const comeBack = (address: string, cookie: string) =>
  callback.GET(testRequest(address.replace(SITE, ''), { headers: { cookie } }));
/** All of it, as `login`. */
async function signIn(login: string, change = (url: URL) => url) {
  const { url, cookie } = await leave();
  return comeBack(await signInAtProvider(change(new URL(url)).href, login), cookie);
}
const sessionCount = async () => (await (await getDb()).select().from(sessions)).length;

async function expectFailure(response: Response, failure: Failure) {
  expect([response.status, locationOf(response)]).toEqual([303, failurePath(failure)]);
  expect(cookiesOf(response)).toBe('company-account=');
  expect(await sessionCount()).toBe(0);
}

describeOnEveryDatabase('a company account', () => {
  beforeEach(async () => {
    await (await getDb()).delete(users);
  });

  test('makes an account without a password once, and signs in to it from then on', async () => {
    for (const round of [1, 2]) {
      const response = await signIn('asha');
      expect([response.status, locationOf(response)]).toEqual([303, '/profile']);
      expect(cookiesOf(response)).toMatch(
        /^session=[\w-]{43}; userSelectedAccountDetails=asha; company-account=$/,
      );
      expect(await sessionCount()).toBe(round);
    }
    const rows = await (await getDb()).select().from(users);
    expect(rows).toEqual([
      expect.objectContaining({
        email: 'asha@company.example',
        name: 'asha',
        role: 'member',
        passwordHash: null,
      }),
    ]);
  });

  test('opens no account with a second factor until that is shown, whoever rules the provider', async () => {
    await signIn('asha');
    await (await getDb()).update(users).set({ secondFactor: 'own' });
    const response = await signIn('asha');
    expect(locationOf(response)).toBe('/auth/second-factor?next=%2Fprofile#code');
    const me = testRequest('/api/v1/auth/me', { headers: { cookie: cookiesOf(response) } });
    expect((await route(currentUser).GET(me)).status).toBe(403);
  });

  test('of a locked account signs nobody in, and the page says where to look', async () => {
    await signIn('asha');
    const db = await getDb();
    await db.delete(sessions);
    await db.update(users).set({ lockedAt: new Date(), lockReason: 'Stolen laptop' });
    await expectFailure(await signIn('asha'), 'refused');
  });

  test('is known by its subject, whatever address it has by now', async () => {
    await signIn('asha');
    const db = await getDb();
    await db.update(users).set({ email: 'asha.verma@example.org' });
    expect(locationOf(await signIn('asha'))).toBe('/profile');
    expect(await db.select().from(identities)).toHaveLength(1);
  });

  test('is somebody else when another provider calls a person by the same subject', async () => {
    await signIn('asha');
    const db = await getDb();
    // As it is when the operator has chosen another provider since.
    await db.update(identities).set({ issuer: 'https://former.example' });
    await db.update(users).set({ email: 'asha@former.example' });
    expect(locationOf(await signIn('asha'))).toBe('/profile');
    expect(await db.select().from(users)).toHaveLength(2);
  });

  test('does not open an account that has its address: who rules a provider would rule it', async () => {
    const db = await getDb();
    await insertUser(db, { email: 'Ben@company.example', name: 'Ben' });
    await expectFailure(await signIn('ben'), 'taken');
    expect(await db.select().from(identities)).toEqual([]);
  });

  test('needs an e-mail address that its provider vouches for', async () => {
    await expectFailure(await signIn('eve-unverified'), 'unverified');
    const found = await (await getDb()).select().from(users);
    expect(found).toEqual([]);
  });

  test('of somebody who cancels leads back and says so', async () => {
    await expectFailure(await signIn('kim-cancels'), 'cancelled');
  });

  test.each<[string, (url: URL) => void]>([
    ['state', (url) => url.searchParams.set('state', 'of somebody else')],
    ['nonce', (url) => url.searchParams.set('nonce', 'of somebody else')],
    ['challenge', (url) => url.searchParams.set('code_challenge', 'A'.repeat(43))],
  ])('with another %s signs nobody in', async (_, change) => {
    const response = await signIn('asha', (url) => {
      change(url);
      return url;
    });
    await expectFailure(response, 'expired');
  });

  test('an answer of the provider works in the browser that asked, in time, and once', async () => {
    const { url, cookie } = await leave();
    const address = await signInAtProvider(url, 'asha');
    await expectFailure(await comeBack(address, ''), 'expired');
    await expectFailure(await comeBack(address, (await leave()).cookie), 'expired');
    await expectFailure(await comeBack(address, cookie.replace(/.$/, '!')), 'expired');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + ATTEMPT_MS + 1000);
    await expectFailure(await comeBack(address, cookie), 'expired');
    jest.restoreAllMocks();
    expect(locationOf(await comeBack(address, cookie))).toBe('/profile');
    await (await getDb()).delete(sessions);
    await expectFailure(await comeBack(address, cookie), 'expired');
  });

  test('ends the session that the browser had', async () => {
    const first = cookiesOf(await signIn('asha'));
    const { url, cookie } = await leave();
    await comeBack(await signInAtProvider(url, 'asha'), `${first}; ${cookie}`);
    expect(await sessionCount()).toBe(1);
  });

  test('of a provider that is down leads back, and its tokens are asked for in vain', async () => {
    const { url, cookie } = await leave();
    const address = await signInAtProvider(url, 'asha');
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await expectFailure(await comeBack(address, cookie), 'unavailable');
    jest.restoreAllMocks();
    changeSettings({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    await expectFailure((await leave()).response, 'unavailable');
    // As soon as it is back, so are its people.
    changeSettings({ OIDC_ISSUER: provider.issuer });
    expect((await leave()).url).toContain(provider.issuer);
  });
});

describe('setting out', () => {
  withTestDatabase();

  test('asks with state, nonce and PKCE, and keeps them from scripts', async () => {
    const { response, url, cookie } = await leave();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: SITE + CALLBACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.getSetCookie()).toEqual([
      `${cookie}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  test('to a provider never takes the site’s address from a forged host', async () => {
    const request = testRequest(`${START}?redirectUri=/profile`, {
      headers: { host: 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const response = await start.GET(request);
    expect(new URL(locationOf(response)).searchParams.get('redirect_uri')).toBe(
      `${brand.USA.website}${CALLBACK}`,
    );
    expect(cookiesOf(response)).toMatch(/^__Host-company-account=/);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://evil.example/',
    '/profile\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    `/${'x'.repeat(600)}`,
    '',
  ])('to come back to %j is refused', async (redirectUri) => {
    const { response } = await leave(redirectUri);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { redirectUri: expect.any(String) } });
  });

  test('takes a page of this site to set out from', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await start.GET(testRequest(`${START}?redirectUri=/`, { headers }));
    expect(response.status).toBe(403);
  });

  test('without a provider there is no such sign-in, and the page is told so', async () => {
    const offered = async () => (await providers.GET(testRequest('/api/v1/auth/providers'))).json();
    expect(await offered()).toEqual({ companyAccount: true });
    changeSettings({ OIDC_ISSUER: undefined });
    expect(await offered()).toEqual({ companyAccount: false });
    for (const response of [(await leave()).response, await comeBack(`${CALLBACK}?code=x`, '')]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NO_COMPANY_ACCOUNTS' });
    }
  });
});

test('every failure has a sentence on the sign-in page', async () => {
  const { default: messages } = await import('../../../content/messages/USA.json');
  const words: Record<string, string> = messages.companyAccount;
  for (const failure of Object.keys(FAILURES)) expect(words[failure]).toMatch(/\w \w.*\.$/);
});
