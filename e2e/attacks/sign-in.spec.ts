/** Attacks 5, 6 and 7: guessed passwords, guessed addresses, sessions that outlive their welcome. */
import { cookieHeader, LOGIN, signIn } from '../support/account.ts';
import { addAccount, KNOWN, OWNER } from '../support/people.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';

const ME = '/api/v1/auth/me';
const WAVES = process.env.TEST_FULL ? 3 : 2;
const other = { name: 'Ravi Rao', email: 'ravi.rao@example.org', password: 'five trucks at noon' };

/** What differs from one answer to the next whatever was asked. */
const fixed = ({ status, headers, body }: RawAnswer) => {
  const names = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, body, headers: Object.fromEntries(names) };
};

test('wrong passwords from fifty addresses slow the account down, and no other', async ({
  site,
}) => {
  for (const email of [other.email, 'nobody.at.all@example.org']) {
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, round) => signIn(site, { email, password: `guess ${round}` })),
    );
    const refused = guesses.filter(({ status }) => status === 429);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(40);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(expectProblem(answer, 429, email).code).toBe('TOO_MANY_REQUESTS');
    }
    const spelled = await signIn(site, { email: email.toUpperCase() });
    expect(spelled.status, 'the same account in capitals').toBe(429);
  }
  expect((await signIn(site)).status, 'another account').toBe(200);
});

test('who knows an e-mail address cannot lock its owner out, nor guess faster', async ({
  site,
}) => {
  const { email } = KNOWN;
  const usual = { 'X-Forwarded-For': newAddress() };
  expect((await signIn(site, KNOWN, usual)).status).toBe(200);
  for (let wave = 0; wave < WAVES; wave += 1) {
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, round) => signIn(site, { email, password: `guess ${round}` })),
    );
    const heard = guesses.filter(({ status }) => status !== 429);
    expect(heard, 'guesses that were looked at').toHaveLength(wave === 0 ? 10 : 0);
    expect((await signIn(site, KNOWN, usual)).status, 'the owner').toBe(200);
  }
});

test('a token that was stolen before a refresh is worth nothing soon after it', async ({
  site,
}) => {
  const stolen = cookieHeader(await signIn(site));
  const path = '/api/v1/user/refresh_login';
  const first = await ask(site.port, { path, headers: { Cookie: stolen } });
  const renewed = cookieHeader(first);
  expect(renewed).not.toContain(/session=([^;]+)/.exec(stolen)?.[1]);
  const second = await ask(site.port, { path, headers: { Cookie: renewed } });
  const asked = (Cookie: string) => ask(site.port, { path: ME, headers: { Cookie } });
  expectProblem(await asked(stolen), 401, 'the stolen one');
  expect((await asked(cookieHeader(second))).status).toBe(200);
});

test('a known and an unknown address get the same answer', async ({ site }) => {
  const wrong = { password: 'certainly not this' };
  const known = fixed(await signIn(site, wrong));
  const unknown = fixed(await signIn(site, { ...wrong, email: 'who.is.that@example.org' }));
  expect(known).toEqual(unknown);
  expect(known.status).toBe(401);
  expect((await signIn(site)).status).toBe(200);
});

test('signing in changes the session, signing out ends it on the server', async ({ site }) => {
  const planted = 'A'.repeat(43);
  const first = await signIn(site, {}, { Cookie: `session=${planted}` });
  expect(cookieHeader(first), 'a planted token is not taken up').not.toContain(planted);
  const second = await signIn(site, {}, { Cookie: cookieHeader(first) });
  const asked = (Cookie: string) => ask(site.port, { path: ME, headers: { Cookie } });
  expectProblem(await asked(cookieHeader(first)), 401, 'the session before');
  expect(JSON.parse((await asked(cookieHeader(second))).body).email).toBe(OWNER.email);
  const headers = { Cookie: cookieHeader(second), 'X-Forwarded-For': newAddress() };
  const left = await ask(site.port, { method: 'POST', path: '/api/v1/user/logout', headers });
  expect(left.status).toBe(200);
  expect(expectProblem(await asked(cookieHeader(second)), 401, 'signed out').message).toBe(
    'INVALID_TOKEN',
  );
});

test('another site cannot sign anybody in, out, or keep them signed in', async ({ site }) => {
  const cookie = cookieHeader(await signIn(site));
  const foreign = {
    Cookie: cookie,
    'X-Forwarded-For': newAddress(),
    Origin: 'https://evil.example',
  };
  expectProblem(await signIn(site, {}, foreign), 403, 'login');
  for (const path of ['/api/v1/user/refresh_login', '/api/v1/user/refresh_with_token'])
    for (const claim of ['cross-site', 'same-site', 'none']) {
      const headers = { Cookie: cookie, 'Sec-Fetch-Site': claim };
      const answer = await ask(site.port, { path, headers });
      expectProblem(answer, 403, `${path} ${claim}`);
      expect(answer.cookies).toEqual([]);
    }
  const form = { ...foreign, 'Content-Type': 'application/x-www-form-urlencoded' };
  const logout = { method: 'POST', path: '/api/v1/user/logout', headers: form, body: '' };
  expectProblem(await ask(site.port, logout), 403, 'logout');
  expect((await ask(site.port, { path: ME, headers: { Cookie: cookie } })).status).toBe(200);
});

test('neither passwords nor tokens nor addresses are in the log', async ({ site }) => {
  const secret = `not-the-password-${process.pid}`;
  await signIn(site, { password: secret });
  const cookie = cookieHeader(await signIn(site));
  for (const path of [ME, '/api/v1/user/session', '/api/v1/user/refresh_login'])
    await ask(site.port, { path, headers: { Cookie: cookie } });
  const log = site.output();
  expect(log).toContain('"call":"/user/login"');
  expect(log).toContain('"code":"WRONG_CREDENTIALS"');
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? 'no token';
  for (const value of [secret, OWNER.password, OWNER.email, token])
    expect(log).not.toContain(value);
});

test('the operator’s command leaves a running site’s database alone', { tag: '@full' }, async ({
  site,
}) => {
  const inUse = addAccount(site.dataDir, other);
  expect([inUse.status, inUse.output]).toEqual([1, expect.stringContaining('stop the site')]);
  expect((await ask(site.port, { path: LOGIN })).status, 'the site is unharmed').toBe(405);
});
