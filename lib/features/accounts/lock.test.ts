/** A locked account lets nobody in, tells no stranger, and tells its owner. On both databases. */
import { eq } from 'drizzle-orm';
import { exportByDesk } from '@/lib/composition/privacy/endpoints/export-by-desk';
import { lockAccount, unlockAccount } from '@/lib/features/accounts/endpoints/lock-account';
import { login as loginEndpoint } from '@/lib/features/accounts/endpoints/login';
import { route } from '@/lib/platform/api/route';
import { ERRORS } from '../../platform/api/error-codes.ts';
import type { MethodTable } from '../../platform/api/methods.ts';
import { newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { verifyPassword } from '../../platform/session/password.ts';
import { createSession, readSession } from '../../platform/session/session.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { users } from '../../platform/session/tables.ts';
import { noticesTo } from '../account-notices/testing/notices.ts';
import { actsOn } from '../audit/testing/acts.ts';
import { resetByCode, resetByLink } from './change-password.ts';
import { lockAccountOf, unlockAccountOf } from './lock.ts';
import {
  account,
  anywhere,
  browser,
  forgot,
  mailOf,
  newestCode,
  newestRow,
  PASSWORD,
  resend,
  usersOf,
  verify,
} from './testing/somebody.ts';

/** As it is, but counted. */
jest.mock('../../platform/session/password.ts', () => {
  const actual = jest.requireActual('../../platform/session/password.ts');
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) };
});

const login = route(loginEndpoint);
const locks = { lock: route(lockAccount), unlock: route(unlockAccount) };
const NEW = 'another plain password';
const REFUSED = ERRORS.INVALID_CODE.message;
const anybody = () => undefined;
const byOperator = { by: 'operator', check: anybody } as const;
const lock = (email: string) => lockAccountOf(email, 'Stolen laptop', byOperator);

async function post(table: MethodTable, body: object, cookie = '') {
  const headers = { 'x-forwarded-for': anywhere(), cookie };
  const response = await table.POST(testRequest('/api/v1/x', { method: 'POST', body, headers }));
  return { status: response.status, body: await response.json() };
}
let last = 0;
/** A fresh account. */
async function owner() {
  last += 1;
  return account(`owner.${last}@example.org`);
}

describeOnEveryDatabase('a locked account', () => {
  test('takes its own password like a wrong one, after the same work', async () => {
    const { email } = await owner();
    await lock(email);
    const tries = [
      { email, password: PASSWORD },
      { email, password: 'a wrong password' },
      { email: 'nobody@example.org', password: PASSWORD },
    ];
    const answers = [];
    for (const body of tries) {
      jest.mocked(verifyPassword).mockClear();
      answers.push({
        ...(await post(login, body)),
        work: jest.mocked(verifyPassword).mock.calls.length,
      });
    }
    const { status, message } = ERRORS.WRONG_CREDENTIALS;
    for (const answer of answers)
      expect(answer).toMatchObject({
        status,
        body: { message, code: 'WRONG_CREDENTIALS' },
        work: 1,
      });
  });

  test('counts its own password as one more wrong try, so that no limit tells it from one', async () => {
    const [locked, open] = [await owner(), await owner()];
    await lock(locked.email);
    const tries = [
      { email: locked.email, password: PASSWORD },
      { email: open.email, password: 'a wrong password' },
    ];
    const { points } = LIMITS.loginPerAccount;
    for (const body of tries) {
      const statuses = [];
      for (let number = 0; number <= points; number += 1)
        statuses.push((await post(login, body)).status);
      expect(statuses).toEqual([...Array(points).fill(401), 429]);
    }
  });

  test('takes no code that was mailed before, to sign in or for another password', async () => {
    const { email } = await owner();
    await resend(email, 'login');
    const code = await newestCode(email);
    await forgot(email);
    const reset = await newestRow(email);
    const before = (await usersOf(email))[0]?.passwordHash;
    await lock(email);
    await expect(verify(email, 'login', code)).rejects.toThrow(REFUSED);
    const link = { code: issueMailedCode('reset-password', reset.id), password: NEW };
    await expect(resetByLink(link, browser())).rejects.toThrow(REFUSED);
    const otp = await newestCode(email);
    await expect(resetByCode({ email, otp, password: NEW }, browser())).rejects.toThrow(REFUSED);
    expect((await usersOf(email))[0]?.passwordHash).toBe(before);
  });

  test('is mailed no code, and whoever asks is answered as always', async () => {
    const { email } = await owner();
    await lock(email);
    for (const request of [() => forgot(email), () => resend(email, 'login')]) {
      expect(await request()).toEqual({ mailed: true });
      const { codeSent, userId, id } = await newestRow(email);
      expect([codeSent, userId]).toEqual([expect.any(Date), null]);
      expect(await mailOf(id)).toBeUndefined();
    }
  });

  test('has no session, and gets none however it is begun', async () => {
    const user = await owner();
    const { token } = await createSession(user, undefined);
    await lock(user.email);
    expect(await readSession(token)).toBeUndefined();
    await expect(startSession(user, browser())).rejects.toMatchObject({
      name: 'AccountLockedError',
    });
  });

  test('has no session either when the owner signs in while it is being locked', async () => {
    const user = await owner();
    const begun = Promise.allSettled(
      Array.from({ length: 4 }, () => startSession(user, browser())),
    );
    await lock(user.email);
    for (const sign of await begun)
      if (sign.status === 'fulfilled') expect(await readSession(sign.value.token)).toBeUndefined();
  });

  test('opens again when it is unlocked, and the owner was told of both, once each', async () => {
    const { email } = await owner();
    expect([await lock(email), await lock(email)]).toEqual([true, false]);
    expect(await unlockAccountOf(email, byOperator)).toBe(true);
    expect(await unlockAccountOf(email, byOperator)).toBe(false);
    expect(await noticesTo(email)).toEqual(['account-locked', 'account-unlocked']);
    expect(await actsOn(email)).toEqual([
      ['Command line', 'account-locked'],
      ['Command line', 'account-unlocked'],
    ]);
    expect((await post(login, { email, password: PASSWORD })).status).toBe(200);
    expect(await usersOf(email)).toMatchObject([{ lockedAt: null, lockReason: null }]);
  });

  test('is locked and unlocked by the desk, with a reason that a copy of the data holds', async () => {
    const { email, id } = await owner();
    const { cookie, user: staff } = await newActor('desk');
    const body = { email: email.toUpperCase(), reason: 'Asked for it by phone' };
    expect(await post(locks.lock, body, cookie)).toEqual({ status: 200, body: { changed: true } });
    const [row] = await (await getDb()).select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ lockReason: body.reason, lockedAt: expect.any(Date) });
    const { body: copy } = await post(route(exportByDesk), { email }, cookie);
    expect(copy.lock).toEqual({ lockedAt: expect.any(String), reason: body.reason });
    const opened = await post(locks.unlock, { email }, cookie);
    expect(opened).toEqual({ status: 200, body: { changed: true } });
    expect(await actsOn(email)).toEqual([
      [staff.name, 'account-locked'],
      [staff.name, 'person-exported'],
      [staff.name, 'account-unlocked'],
    ]);
  });

  test('is never one of staff, or nobody’s, when the desk locks; members lock nobody', async () => {
    const [staff, colleague, member] = [
      await newActor('desk'),
      await newActor('desk', 'INDIA'),
      await newActor('member'),
    ];
    const reason = 'A quarrel';
    for (const { email } of [colleague.user, { email: 'nobody@example.org' }])
      for (const [name, table] of Object.entries(locks)) {
        const body = { email, ...(name === 'lock' && { reason }) };
        const answer = await post(table, body, staff.cookie);
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['email']]);
      }
    const { email } = staff.user;
    expect((await post(locks.lock, { email, reason }, member.cookie)).status).toBe(403);
    expect(await noticesTo(colleague.user.email)).toEqual([]);
  });
});
