/** A desk opens to a second factor only, whichever way its staff signed in; a member's account likewise, once it has one. */
import { endpoints } from '@/lib/composition/api/endpoint-list';
import { findApi } from '@/lib/composition/api/serve-api';
import { servedForm } from '@/lib/composition/served-forms';
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { login } from '@/lib/features/accounts/endpoints/login';
import { resetPasswordByLink } from '@/lib/features/accounts/endpoints/reset-password-by-link';
import { resetPasswordByOtp } from '@/lib/features/accounts/endpoints/reset-password-by-otp';
import { session as readOwnSession } from '@/lib/features/accounts/endpoints/session';
import { verifyOtp } from '@/lib/features/accounts/endpoints/verify-otp';
import { listDeskSubmissions } from '@/lib/features/desk/endpoints/list-desk-submissions';
import { fullPath } from '@/lib/platform/api/endpoint-description';
import type { AnyEndpoint } from '../../platform/api/endpoint.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { createSession } from '../../platform/session/session.ts';
import { createAccount } from '../accounts/create-account.ts';
import { changeOwnPassword } from '../accounts/endpoints/change-own-password.ts';
import { goodInputs } from '../accounts/testing/good-inputs.ts';
import { showSecondCode } from './endpoints/show-second-code.ts';
import { call, cookieOf, outcome } from './testing/call.ts';
import { appCode, CODES } from './testing/known-codes.ts';
import { seedApp } from './testing/seed.ts';

withTestDatabase();

const PASSWORD = 'an analytical engine';

/** Staff with an app, not signed in anywhere. */
async function staff(): Promise<Actor> {
  const actor = await newActor('desk');
  await seedApp(actor.user.id);
  return { ...actor, cookie: '' };
}

async function signInBy(endpoint: AnyEndpoint, actor: Actor): Promise<Response> {
  const good = goodInputs[`${endpoint.method} ${endpoint.path}`];
  return call(endpoint, { body: await good?.body?.(actor) });
}

const WAYS: [string, AnyEndpoint][] = [
  ['password', login],
  ['code by mail', verifyOtp],
  ['password chosen by a code by mail', resetPasswordByOtp],
  ['password chosen by a link by mail', resetPasswordByLink],
];

describe('staff who sign in', () => {
  test.each(WAYS)('by a %s see no message until they show the second factor', async (_, way) => {
    const actor = await staff();
    const answer = await signInBy(way, actor);
    expect(await answer.clone().json()).toMatchObject({ secondFactor: 'owed' });
    const half = cookieOf(answer);
    expect(await outcome(call(listDeskSubmissions, { cookie: half }))).toEqual([
      403,
      'SECOND_FACTOR_REQUIRED',
    ]);

    const shown = await call(showSecondCode, { cookie: half, body: { code: appCode() } });
    expect(shown.status).toBe(200);
    const whole = cookieOf(shown);
    expect(await outcome(call(listDeskSubmissions, { cookie: whole }))).toEqual([200]);
    // What leaked before is worth nothing afterwards.
    expect(await outcome(call(listDeskSubmissions, { cookie: half }))).toEqual([
      401,
      'INVALID_TOKEN',
    ]);
  });

  test('without any second factor are told that the desk needs one, after each way in', async () => {
    for (const [, way] of WAYS) {
      const { email } = (await newActor('member')).user;
      const plain = { email: `staff.${email}`, name: 'Dana Whitfield', password: PASSWORD };
      const user = await createAccount(plain, { role: 'desk', region: 'USA' });
      const answer = await signInBy(way, { user, password: PASSWORD, cookie: '' });
      expect(await answer.clone().json()).toMatchObject({ secondFactor: 'missing' });
      expect(await outcome(call(listDeskSubmissions, { cookie: cookieOf(answer) }))).toEqual([
        403,
        'SECOND_FACTOR_MISSING',
      ]);
    }
  });

  test('stay at the desk when they change their password there', async () => {
    const { cookie, password } = await newActor('desk');
    const body = { password, newPassword: 'a difference engine' };
    const changed = await call(changeOwnPassword, { cookie, body });
    expect(await outcome(call(listDeskSubmissions, { cookie: cookieOf(changed) }))).toEqual([200]);
  });
});

test.each([
  ['owed', '/desk', '/auth/second-factor?next=%2Fdesk#code'],
  ['missing', '/desk', '/profile/safety?next=%2Fdesk'],
  ['owed', '/auth/login', '/auth/second-factor#code'],
  [undefined, '/desk', '/desk'],
])('without scripts, too, a form that signs in leads on: %s, to %s', (secondFactor, next, path) => {
  const referer = `http://localhost:3000/auth/login?next=${encodeURIComponent(next)}`;
  const headers = new Headers({ host: 'localhost:3000', referer });
  for (const form of ['login', 'verify-code', 'reset-by-code', 'reset-by-link', 'second-factor'])
    expect(servedForm(form)?.leadsTo(headers, { ...(secondFactor && { secondFactor }) })).toBe(
      path,
    );
});

describe('a session that owes the second factor', () => {
  test('opens nothing but the way to show it', async () => {
    const member = await newActor('member');
    await seedApp(member.user.id);
    const desk = await staff();
    const { token } = await createSession(desk.user, undefined);
    const cookies = { member: member.cookie, desk: `session=${token}; region=USA` };
    const answered: string[] = [];
    for (const endpoint of endpoints) {
      const { needsSession, roles, method } = endpoint;
      if (!needsSession && !roles) continue;
      const path = fullPath(endpoint);
      const cookie = roles ? cookies.desk : cookies.member;
      const request = testRequest(path, { method, headers: { cookie } });
      const { table } = findApi(path) ?? {};
      if (!table) throw new Error(`Nothing answers ${path}.`);
      const response = await table[method](request);
      if (response.status === 403 && (await response.json()).code === 'SECOND_FACTOR_REQUIRED')
        continue;
      answered.push(`${method} ${endpoint.path}`);
    }
    expect(answered.sort()).toEqual([
      'GET /user/refresh_login',
      'GET /user/refresh_with_token',
      'POST /user/second-factor/code',
      'POST /user/second-factor/passkey',
      'POST /user/second-factor/passkey/options',
    ]);
  });

  test('says so to a page that asks who is signed in', async () => {
    const { user, cookie } = await newActor('member');
    const before = await (await call(readOwnSession, { cookie })).json();
    expect(before).not.toHaveProperty('secondFactor');
    await seedApp(user.id);
    const after = await (await call(readOwnSession, { cookie })).json();
    expect(after).toMatchObject({ signedIn: true, secondFactor: 'owed' });
  });

  test('is what every other browser has once the account gets its first factor', async () => {
    const { user, cookie } = await newActor('member');
    expect(await outcome(call(currentUser, { cookie }))).toEqual([200]);
    await seedApp(user.id);
    expect(await outcome(call(currentUser, { cookie }))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const shown = await call(showSecondCode, { cookie, body: { code: CODES[3] } });
    expect(await outcome(call(currentUser, { cookie: cookieOf(shown) }))).toEqual([200]);
  });
});
