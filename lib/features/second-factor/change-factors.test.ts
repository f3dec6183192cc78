/** What an owner adds and removes: told by mail, asked who they are, and staff never without a factor. */
import { eq } from 'drizzle-orm';
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { listDeskSubmissions } from '@/lib/features/desk/endpoints/list-desk-submissions';
import { FRESH_MS } from '../../platform/api/prove-owner.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { createSession, readSession } from '../../platform/session/session.ts';
import { sessions, users } from '../../platform/session/tables.ts';
import { brand } from '../../site/content/site.ts';
import { createAccount } from '../accounts/create-account.ts';
import { actsOn } from '../audit/testing/acts.ts';
import { beginAuthenticatorSetUp } from './endpoints/begin-authenticator.ts';
import { beginPasskey } from './endpoints/begin-passkey.ts';
import { confirmOwnAuthenticator } from './endpoints/confirm-authenticator.ts';
import { ownFactors } from './endpoints/own-factors.ts';
import { removeOwnAuthenticator } from './endpoints/remove-authenticator.ts';
import { renewOwnRecoveryCodes } from './endpoints/renew-recovery-codes.ts';
import { showSecondCode } from './endpoints/show-second-code.ts';
import { feature } from './feature.ts';
import { giveFirstCode, resetFactors } from './reset-factors.ts';
import { SET_UP_MS } from './set-up-authenticator.ts';
import { authenticators } from './tables.ts';
import { call, cookieOf, noticesTo, outcome } from './testing/call.ts';
import { appCode, CODES } from './testing/known-codes.ts';
import { seedApp, seedPasskey } from './testing/seed.ts';

const PASSWORD = 'an analytical engine';
let last = 0;

/** Staff as the operator makes them, signed in by their password. */
async function newStaff(): Promise<Actor> {
  last += 1;
  const person = { email: `staff.${last}@example.org`, name: 'Dana Whitfield', password: PASSWORD };
  const user = await createAccount(person, { role: 'desk', region: 'USA' });
  return { user, password: PASSWORD, cookie: await signedIn(user) };
}
const signedIn = async (user: Actor['user']) =>
  `session=${(await createSession(user, undefined)).token}; region=USA`;
const begin = ({ cookie, password }: Actor) =>
  call(beginAuthenticatorSetUp, { cookie, body: { password } });
async function addApp(actor: Actor): Promise<string[]> {
  const { secret } = await (await begin(actor)).json();
  const { cookie } = actor;
  const added = await call(confirmOwnAuthenticator, { cookie, body: { code: appCode(secret) } });
  return (await added.json()).recoveryCodes;
}
const desk = (cookie: string) => outcome(call(listDeskSubmissions, { cookie }));
const remove = ({ cookie, password }: Actor) =>
  outcome(call(removeOwnAuthenticator, { cookie, body: { password } }));

describeOnEveryDatabase('an authenticator app', () => {
  test('counts once a code of it was typed, and brings ten recovery codes', async () => {
    const actor = await newActor('member');
    const begun = await (await begin(actor)).json();
    expect(begun.address.startsWith(`otpauth://totp/${brand.USA.name}:`)).toBe(true);
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.qrCode.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    // Until then nothing asks for it.
    expect(await outcome(call(currentUser, { cookie: await signedIn(actor.user) }))).toEqual([200]);
    const wrong = call(confirmOwnAuthenticator, {
      cookie: actor.cookie,
      body: { code: String((Number(appCode(begun.secret)) + 1) % 1_000_000).padStart(6, '0') },
    });
    expect(await outcome(wrong)).toEqual([422, 'INVALID_SECOND_CODE']);

    const codes = await addApp(actor);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    const other = await signedIn(actor.user);
    expect(await outcome(call(currentUser, { cookie: other }))).toEqual([
      403,
      'SECOND_FACTOR_REQUIRED',
    ]);
    const opened = await call(showSecondCode, { cookie: other, body: { code: codes[9] } });
    expect(await outcome(call(currentUser, { cookie: cookieOf(opened) }))).toEqual([200]);
    expect((await noticesTo(actor.user.email)).sort()).toEqual([
      'recovery-code-used',
      'recovery-codes-made',
      'totp-added',
    ]);
  });

  test('is one: another needs the first to go, which a mail tells of', async () => {
    const actor = await newActor('member');
    await addApp(actor);
    expect(await outcome(begin(actor))).toEqual([409, 'AUTHENTICATOR_EXISTS']);
    expect(await remove(actor)).toEqual([200]);
    expect(await noticesTo(actor.user.email)).toContain('totp-removed');
    // With the last factor its recovery codes went, and the password is enough again.
    expect(await outcome(call(currentUser, { cookie: await signedIn(actor.user) }))).toEqual([200]);
    const factors = await (await call(ownFactors, { cookie: actor.cookie })).json();
    expect(factors).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
  });

  test('that was never confirmed is forgotten after an hour', async () => {
    const actor = await newActor('member');
    await begin(actor);
    const db = await getDb();
    const kept = () => db.$count(authenticators, eq(authenticators.userId, actor.user.id));
    await runJobs(feature.retention?.(db) ?? [], Date.now() + SET_UP_MS - 5_000);
    expect(await kept()).toBe(1);
    await runJobs(feature.retention?.(db) ?? [], Date.now() + SET_UP_MS + 5_000);
    expect(await kept()).toBe(0);
  });
});

describeOnEveryDatabase('a change', () => {
  /** With an app that was shown `ago` ms ago. */
  async function shown(ago: number): Promise<Actor> {
    const actor = await newActor('member');
    await seedApp(actor.user.id);
    const secondFactorAt = new Date(Date.now() - ago);
    const ofActor = eq(sessions.userId, actor.user.id);
    await (await getDb()).update(sessions).set({ secondFactorAt }).where(ofActor);
    return actor;
  }
  const CHANGES = [beginPasskey, removeOwnAuthenticator, renewOwnRecoveryCodes];

  test('asks for the password ten minutes after the second factor was shown', async () => {
    const { cookie } = await shown(FRESH_MS + 1_000);
    for (const change of CHANGES) {
      const refused = await call(change, { cookie, body: {} });
      expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
        422,
        ['password'],
      ]);
    }
    const fresh = await shown(0);
    for (const change of [beginPasskey, renewOwnRecoveryCodes, removeOwnAuthenticator])
      expect(await outcome(call(change, { cookie: fresh.cookie, body: {} }))).toEqual([200]);
  });

  test('of an account without a password asks for a login of a moment ago', async () => {
    const actor = await newActor('member');
    const db = await getDb();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, actor.user.id));
    const { cookie } = actor;
    expect(await outcome(call(beginPasskey, { cookie, body: {} }))).toEqual([200]);
    const createdAt = new Date(Date.now() - FRESH_MS - 1_000);
    await db.update(sessions).set({ createdAt }).where(eq(sessions.userId, actor.user.id));
    expect(await outcome(call(beginPasskey, { cookie, body: {} }))).toEqual([403, 'SIGN_IN_AGAIN']);
  });

  test('of the recovery codes ends those of before, and is told', async () => {
    const actor = await shown(0);
    const { cookie } = actor;
    const renewed = await call(renewOwnRecoveryCodes, { cookie, body: {} });
    const { recoveryCodes } = await renewed.json();
    expect(recoveryCodes).toHaveLength(10);
    const tries = [CODES[0], recoveryCodes[0]].map(async (code) =>
      outcome(call(showSecondCode, { cookie: await signedIn(actor.user), body: { code } })),
    );
    expect(await Promise.all(tries)).toEqual([[422, 'INVALID_SECOND_CODE'], [200]]);
    expect(await noticesTo(actor.user.email)).toContain('recovery-codes-made');
  });
});

describeOnEveryDatabase('staff', () => {
  test('without a factor add none by themselves: whoever reads their mail could', async () => {
    const staff = await newStaff();
    for (const change of [beginAuthenticatorSetUp, beginPasskey]) {
      const asked = { cookie: staff.cookie, body: { password: PASSWORD } };
      expect(await outcome(call(change, asked))).toEqual([403, 'FIRST_CODE_NEEDED']);
    }
    const factors = await (await call(ownFactors, { cookie: staff.cookie })).json();
    expect(factors).toMatchObject({ isRequired: true, needsFirstCode: true });
  });

  test('sign in with the first code, and the desk opens once they have added a factor', async () => {
    const staff = await newStaff();
    const code = await giveFirstCode(staff.user);
    const opened = await call(showSecondCode, { cookie: staff.cookie, body: { code } });
    expect(await opened.clone().json()).toMatchObject({ secondFactor: 'missing' });
    const cookie = cookieOf(opened);
    expect(await desk(cookie)).toEqual([403, 'SECOND_FACTOR_MISSING']);
    await addApp({ ...staff, cookie });
    expect(await desk(cookie)).toEqual([200]);
    // It was good once.
    const again = { cookie: await signedIn(staff.user), body: { code } };
    expect(await outcome(call(showSecondCode, again))).toEqual([422, 'INVALID_SECOND_CODE']);
  });

  test('keep their last factor, and remove one of two', async () => {
    const staff = await newActor('desk');
    await seedApp(staff.user.id);
    expect(await remove(staff)).toEqual([409, 'LAST_SECOND_FACTOR']);
    expect(await desk(staff.cookie)).toEqual([200]);
    expect(await noticesTo(staff.user.email)).toEqual([]);
    await seedPasskey(staff.user.id);
    expect(await remove(staff)).toEqual([200]);
  });
});

describeOnEveryDatabase('the operator', () => {
  test('resets staff who lost everything: signed out, told, and in again by a first code', async () => {
    const staff = await newActor('desk');
    await seedApp(staff.user.id);
    await seedPasskey(staff.user.id);
    for (let guess = 0; guess <= LIMITS.secondFactorPerAccount.points; guess += 1) {
      const body = { code: 'a0000-00000' };
      await call(showSecondCode, { cookie: await signedIn(staff.user), body });
    }
    const { firstCode } = await resetFactors(staff.user);
    expect(await desk(staff.cookie)).toEqual([401, 'INVALID_TOKEN']);
    expect(await noticesTo(staff.user.email)).toEqual(['second-factor-reset']);
    expect(await actsOn(staff.user.email)).toEqual([['Command line', 'second-factor-reset']]);
    // Neither the lost codes nor the app open it; the first code does, though ten wrong ones came before.
    const cookie = await signedIn(staff.user);
    for (const code of [CODES[1], appCode()])
      expect(await outcome(call(showSecondCode, { cookie, body: { code } }))).toEqual([
        422,
        'INVALID_SECOND_CODE',
      ]);
    const opened = await call(showSecondCode, { cookie, body: { code: firstCode } });
    expect(opened.status).toBe(200);
  });

  test('resets a member, whose password is enough then', async () => {
    const { user } = await newActor('member');
    await seedApp(user.id);
    expect(await resetFactors(user)).toEqual({ sessions: 1, firstCode: undefined });
    const { token } = await createSession(user, undefined);
    expect(await readSession(token)).toMatchObject({ gap: undefined });
  });
});
