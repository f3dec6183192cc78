/** The endpoints of sessions: which accounts are let in, what a browser gets, what strangers learn. */
import { eq } from 'drizzle-orm';
import { findApi } from '@/lib/composition/api/serve-api';
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { login as loginEndpoint } from '@/lib/features/accounts/endpoints/login';
import { logout as logoutEndpoint } from '@/lib/features/accounts/endpoints/logout';
import { refreshLogin as refreshLoginEndpoint } from '@/lib/features/accounts/endpoints/refresh-login';
import { refreshWithToken as refreshWithTokenEndpoint } from '@/lib/features/accounts/endpoints/refresh-with-token';
import { session as sessionEndpoint } from '@/lib/features/accounts/endpoints/session';
import { route } from '@/lib/platform/api/route';
import { endpoints } from '../../composition/api/endpoint-list.ts';
import { expiredRows } from '../../composition/expired-rows.ts';
import { createAccount } from '../../features/accounts/create-account.ts';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { runJobs } from '../housekeeping/housekeeping.ts';
import { LIMITS } from '../security/rate-limits.ts';
import { NETWORK_KEPT_MS } from '../session/expired-sessions.ts';
import { verifyPassword } from '../session/password.ts';
import { knownNetworks, sessions, users } from '../session/tables.ts';
import { fullPath } from './endpoint-description.ts';
import type { MethodTable } from './methods.ts';
import { type RequestParts, testRequest } from './testing/test-request.ts';

const me = route(currentUser);
const login = route(loginEndpoint);
const logout = route(logoutEndpoint);
const refreshLogin = route(refreshLoginEndpoint);
const refreshWithToken = route(refreshWithTokenEndpoint);
const session = route(sessionEndpoint);

/** As it is, but counted. */
jest.mock('../session/password.ts', () => {
  const actual = jest.requireActual('../session/password.ts');
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) };
});

withTestDatabase();

const PASSWORD = 'three plain words';
const EMAIL = 'asha@example.org';
const HTTPS = { 'x-forwarded-proto': 'https' };
const ENDED = 'A'.repeat(43);

let lastAddress = 0;
/** An address that has not guessed yet. */
function newAddress() {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}
let lastAccount = 0;
async function newAccount() {
  lastAccount += 1;
  const email = `guest.${lastAccount}@example.org`;
  return createAccount({ email, name: `Guest ${lastAccount}`, password: PASSWORD });
}

const post = (route: { POST: MethodTable['POST'] }, path: string, parts: RequestParts) =>
  route.POST(testRequest(path, { method: 'POST', ...parts }));
function signIn(body: object = {}, headers: Record<string, string> = {}) {
  const credentials = { email: EMAIL, password: PASSWORD, ...body };
  const from = { 'x-forwarded-for': newAddress(), ...headers };
  return post(login, '/api/v1/user/login', { body: credentials, headers: from });
}
const get = (route: { GET: MethodTable['GET'] }, headers: Record<string, string> = {}) =>
  route.GET(testRequest('/api/v1/user/session', { headers }));
/** What the browser sends back after `response`. */
const cookiesOf = (response: Response) => ({
  cookie: response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
});

beforeAll(async () => {
  await createAccount({ email: EMAIL, name: 'Asha Verma', password: PASSWORD });
});

describe('signing in', () => {
  test('gives the browser a token that no script reads, and a name that scripts may show', async () => {
    const response = await signIn({ email: 'ASHA@example.org' });
    expect(response.status).toBe(200);
    const { name, expiresAt } = await response.json();
    expect(name).toBe('Asha Verma');
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(60);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
      'userSelectedAccountDetails=Asha%20Verma; Max-Age=3600; Path=/; SameSite=Lax',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('on https uses a cookie that only this host can set', async () => {
    const response = await signIn({}, HTTPS);
    const [token, name] = response.headers.getSetCookie();
    expect(token).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(name).toMatch(/; Secure; /);
    const back = cookiesOf(response);
    expect(await (await get(session, { ...back, ...HTTPS })).json()).toMatchObject({
      signedIn: true,
    });
    // A cookie that a plain http page could have set counts for nothing there.
    const plain = { cookie: back.cookie.replace('__Host-', '') };
    expect(await (await get(session, { ...plain, ...HTTPS })).json()).toEqual({ signedIn: false });
  });

  test('again ends the session before it', async () => {
    const first = cookiesOf(await signIn());
    const second = cookiesOf(await signIn({}, first));
    expect(second).not.toEqual(first);
    expect((await get(me, first)).status).toBe(401);
    expect((await get(me, second)).status).toBe(200);
  });

  test('with a wrong password looks the same for known and unknown addresses, and works as hard', async () => {
    const { email } = await newAccount();
    const work = jest.mocked(verifyPassword).mock;
    const before = work.calls.length;
    const answers = [];
    for (const who of [email, 'nobody@example.org']) {
      const response = await signIn({ email: who, password: 'something else' });
      answers.push([response.status, await response.text(), response.headers.getSetCookie()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
    const parameters = work.calls.slice(before).map(([, hash]) => hash.split('$').slice(0, 4));
    expect(parameters).toHaveLength(2);
    expect(parameters[0]).toEqual(parameters[1]);
  });

  test('with any password does not open an account that has none', async () => {
    const { email, id } = await newAccount();
    // Its owner signs in by a code or with a company account.
    await (await getDb()).update(users).set({ passwordHash: null }).where(eq(users.id, id));
    const response = await signIn({ email });
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('names the field that is missing', async () => {
    const response = await signIn({ email: 'nobody', password: '' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      email: 'Enter an e-mail address like name@example.com.',
      password: 'Enter your password.',
    });
  });

  test.each(['known', 'unknown'])(
    'slows down after ten wrong passwords for a %s address, from wherever they come',
    async (kind) => {
      const email = kind === 'known' ? (await newAccount()).email : 'stranger@example.org';
      const { points } = LIMITS.loginPerAccount;
      const statuses = [];
      for (let guess = 0; guess < points; guess += 1)
        statuses.push((await signIn({ email, password: `guess ${guess}` })).status);
      expect(new Set(statuses)).toEqual(new Set([401]));
      const refused = await signIn({ email: email.toUpperCase() });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    },
  );

  test('forgets the wrong passwords once the right one has come', async () => {
    const { email } = await newAccount();
    const half = LIMITS.loginPerAccount.points - 1;
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < half; guess += 1) await signIn({ email, password: 'wrong' });
      expect((await signIn({ email })).status).toBe(200);
    }
  });

  test('an owner who was here before gets in while strangers guess, and they stay slow', async () => {
    const { email } = await newAccount();
    const [home, office] = ['2001:db8:1:2::5', newAddress()].map((address) => ({
      'x-forwarded-for': address,
    }));
    for (const usual of [home, office]) expect((await signIn({ email }, usual)).status).toBe(200);
    const guess = async (headers = {}) =>
      (await signIn({ email, password: 'a guess' }, headers)).status;
    const guesses = [];
    for (let round = 0; round < 50; round += 1) guesses.push(await guess());
    expect(guesses.filter((status) => status === 401)).toHaveLength(LIMITS.loginPerAccount.points);
    // The same customer of a provider, by another address of their network.
    const moved = { 'x-forwarded-for': '2001:db8:1:2::77' };
    for (const usual of [home, moved, office])
      expect((await signIn({ email }, usual)).status).toBe(200);
    expect((await signIn({ email })).status).toBe(429);
    // Nor does it open a way to guess on.
    expect(await guess()).toBe(429);
  });

  test('guessing from where the owner usually is stays slow, too', async () => {
    const { email } = await newAccount();
    const usual = { 'x-forwarded-for': newAddress() };
    await signIn({ email }, usual);
    const statuses = [];
    for (let round = 0; round < LIMITS.loginFromKnownNetwork.points + 2; round += 1)
      statuses.push((await signIn({ email, password: 'a guess' }, usual)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(new Set(statuses.slice(0, -2))).toEqual(new Set([401]));
  });

  test('where an account is signed in from is kept as a hash, and goes with the account', async () => {
    const { email, id } = await newAccount();
    const address = newAddress();
    await signIn({ email }, { 'x-forwarded-for': address });
    const db = await getDb();
    const kept = () => db.select().from(knownNetworks).where(eq(knownNetworks.userId, id));
    expect(await kept()).toHaveLength(1);
    expect(JSON.stringify(await kept())).not.toContain(address);
    await runJobs(expiredRows(db), Date.now() + NETWORK_KEPT_MS - 60_000);
    expect(await kept()).toHaveLength(1);
    await runJobs(expiredRows(db), Date.now() + NETWORK_KEPT_MS + 60_000);
    expect(await kept()).toEqual([]);
    await signIn({ email }, { 'x-forwarded-for': address });
    await db.delete(users).where(eq(users.id, id));
    expect(await kept()).toEqual([]);
  });

  test('takes so many attempts from one address and no more', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const { points } = LIMITS.loginPerAddress;
    Object.assign(LIMITS.loginPerAddress, { points: 3 });
    try {
      for (let guess = 0; guess < 3; guess += 1)
        expect((await signIn({ email: `nobody.${guess}@example.org` }, headers)).status).toBe(401);
      expect((await signIn({}, headers)).status).toBe(429);
      expect((await signIn()).status).toBe(200);
    } finally {
      Object.assign(LIMITS.loginPerAddress, { points });
    }
  });
});

describe('signing out', () => {
  test('ends the session on the server and deletes both cookies', async () => {
    const cookies = cookiesOf(await signIn());
    const response = await post(logout, '/api/v1/user/logout', { headers: cookies });
    expect([response.status, await response.json()]).toEqual([200, { signedIn: false }]);
    expect(response.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'userSelectedAccountDetails=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(await (await get(session, cookies)).json()).toEqual({ signedIn: false });
  });

  test.each<Record<string, string>>([
    {},
    { cookie: `session=${ENDED}` },
    { cookie: 'session=;;=%00' },
  ])('works for everybody: %j', async (headers) => {
    const response = await post(logout, '/api/v1/user/logout', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  test('by a form leads back to the page', async () => {
    const cookies = cookiesOf(await signIn());
    const headers = { ...cookies, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await post(logout, '/api/v1/user/logout', { body: '', headers });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/auth/login#signed-out',
    ]);
    expect((await get(me, cookies)).status).toBe(401);
  });
});

describe('a browser that is signed in', () => {
  let cookies: { cookie: string };
  beforeEach(async () => {
    cookies = cookiesOf(await signIn());
  });
  /** Lets the session end within so many minutes. */
  const shorten = async (minutes: number) => {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    await (await getDb()).update(sessions).set({ expiresAt });
    return expiresAt;
  };
  const minutesLeft = async (response: Response) =>
    Math.round((Date.parse((await response.json()).expiresAt) - Date.now()) / 60_000);

  test('is told who it is', async () => {
    expect(await (await get(me, cookies)).json()).toEqual({
      id: expect.any(String),
      name: 'Asha Verma',
      email: EMAIL,
      role: 'member',
      region: 'USA',
    });
  });

  test('is told until when, which extends nothing', async () => {
    const expiresAt = (await shorten(5)).toISOString();
    for (let look = 0; look < 2; look += 1)
      expect(await (await get(session, cookies)).json()).toEqual({
        signedIn: true,
        name: 'Asha Verma',
        expiresAt,
      });
  });

  test('stays signed in for an hour more, its cookies too', async () => {
    await shorten(30);
    const response = await get(refreshLogin, cookies);
    expect(await minutesLeft(response)).toBe(60);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const sent = response.headers.getSetCookie();
    // The secret is another one, and works.
    expect(cookiesOf(response).cookie).not.toContain(/session=([\w-]+)/.exec(cookies.cookie)?.[1]);
    expect((await get(me, cookiesOf(response))).status).toBe(200);
    for (const cookie of sent) expect(cookie).toContain('Max-Age=3600');
  });

  test.each([
    [30, 30],
    [9, 60],
  ])('with %i minutes left has %i after refresh_with_token', async (left, expected) => {
    await shorten(left);
    const response = await get(refreshWithToken, cookies);
    const maxAge = Number(/Max-Age=(\d+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1]);
    expect(Math.round(maxAge / 60)).toBe(expected);
    expect(await minutesLeft(response)).toBe(expected);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is not refreshed by %j', async (headers) => {
    await shorten(5);
    for (const route of [refreshLogin, refreshWithToken])
      for (const method of ['GET', 'HEAD'] as const) {
        const request = testRequest('/api/v1/user/x', {
          method,
          headers: { ...cookies, ...headers },
        });
        const response = await route[method](request);
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    const { expiresAt } = await (await get(session, cookies)).json();
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(5);
  });

  test('is refreshed by a page of this site', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000' },
    ];
    for (const headers of own)
      expect((await get(refreshLogin, { ...cookies, ...headers })).status).toBe(200);
  });
});

describe('a stranger', () => {
  const words = async (route: { GET: MethodTable['GET'] }, headers = {}) => {
    const response = await get(route, headers);
    return [response.status, (await response.json()).message];
  };
  const ended = { cookie: `a=b; session=${ENDED}` };

  test('is told so in the words of the specification', async () => {
    expect(await words(me)).toEqual([401, 'Unauthorized']);
    expect(await words(refreshLogin)).toEqual([401, 'Unauthorized']);
    expect(await words(refreshWithToken)).toEqual([401, 'Token is missing!']);
    for (const route of [me, refreshLogin, refreshWithToken])
      expect(await words(route, ended)).toEqual([401, 'INVALID_TOKEN']);
  });

  test('may ask whether somebody is signed in', async () => {
    for (const headers of [{}, ended, { cookie: 'xsession=1; session=' }])
      expect(await (await get(session, headers)).json()).toEqual({ signedIn: false });
  });

  test.each(
    endpoints
      .filter(({ needsSession, roles }) => needsSession || roles)
      .map((call) => [fullPath(call), call]),
  )('gets nothing from %s', async (path, { method }) => {
    const table = findApi(path)?.table as MethodTable;
    const response = await table[method](testRequest(path, { method }));
    expect(response.status).toBe(401);
  });
});
