/** Codes as a second step: each good once, guesses counted, and nobody kept out by another's guesses. */
import { eq } from 'drizzle-orm';
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { login } from '@/lib/features/accounts/endpoints/login';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { createSession } from '../../platform/session/session.ts';
import { spendAppCode } from './authenticator.ts';
import { askPasskey } from './endpoints/ask-passkey.ts';
import { showOwnPasskey } from './endpoints/show-passkey.ts';
import { showSecondCode } from './endpoints/show-second-code.ts';
import { countRecoveryCodes } from './rows/recovery-codes.ts';
import { authenticators, recoveryCodes } from './tables.ts';
import { call, cookieOf, newAddress, noticesTo, outcome } from './testing/call.ts';
import { appCode, CODES, SECRET } from './testing/known-codes.ts';
import { seedApp, seedPasskey } from './testing/seed.ts';

const WRONG = 'a0000-00000';
const STEP_MS = 30_000;

async function withApp(): Promise<Actor> {
  const actor = await newActor('member');
  await seedApp(actor.user.id);
  return actor;
}
/** A further session of theirs that owes the second factor. */
async function half({ user }: Actor): Promise<string> {
  return `session=${(await createSession(user, undefined)).token}; region=USA`;
}
const show = (cookie: string, code: string, address?: string) =>
  call(showSecondCode, { cookie, body: { code }, ...(address && { address }) });
/** Signs in by password and code from `address`, as the owner does. */
async function signIn({ user, password }: Actor, code: string, address: string) {
  const body = { email: user.email, password };
  const first = await call(login, { body, address });
  return show(cookieOf(first), code, address);
}

describeOnEveryDatabase('a code of the app', () => {
  test('opens the account once, even when it is sent twenty times at once', async () => {
    const actor = await withApp();
    const cookies = await Promise.all(Array.from({ length: 8 }, () => half(actor)));
    const answers = await Promise.all(cookies.map((cookie) => outcome(show(cookie, appCode()))));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'INVALID_SECOND_CODE')).toHaveLength(7);
  });

  test('is taken a step early or late, and no further off', async () => {
    const now = Date.parse('2026-11-24T12:00:10Z');
    const tries = [-2, -1, 0, 1, 2].map(async (steps) => {
      const { user } = await withApp();
      const code = appCode(SECRET, now + steps * STEP_MS);
      return spendAppCode(user, code, new Date(now));
    });
    expect(await Promise.all(tries)).toEqual([false, true, true, true, false]);
  });

  test('of before the last one that was used is refused', async () => {
    const { user } = await withApp();
    const now = Date.now();
    expect(await spendAppCode(user, appCode(SECRET, now), new Date(now))).toBe(true);
    expect(await spendAppCode(user, appCode(SECRET, now - STEP_MS), new Date(now))).toBe(false);
    const next = now + STEP_MS;
    expect(await spendAppCode(user, appCode(SECRET, next), new Date(next))).toBe(true);
  });

  test('follows from a secret that the database shows to nobody', async () => {
    const { user } = await withApp();
    const other = await withApp();
    const db = await getDb();
    const rowOf = (id: string) => eq(authenticators.userId, id);
    const [row] = await db.select().from(authenticators).where(rowOf(user.id));
    expect(JSON.stringify(row)).not.toContain(SECRET);
    // In another's row it opens nothing.
    const sealedSecret = row?.sealedSecret ?? '';
    await db.update(authenticators).set({ sealedSecret }).where(rowOf(other.user.id));
    expect(await spendAppCode(other.user, appCode(), new Date())).toBe(false);
  });
});

describeOnEveryDatabase('a recovery code', () => {
  test('opens the account once, however it is typed, and the owner is told', async () => {
    const actor = await withApp();
    const [code = ''] = CODES;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const opened = await show(await half(actor), typed);
    expect(await outcome(call(currentUser, { cookie: cookieOf(opened) }))).toEqual([200]);
    expect(await outcome(show(await half(actor), code))).toEqual([422, 'INVALID_SECOND_CODE']);
    expect(await countRecoveryCodes(await getDb(), actor.user.id)).toBe(CODES.length - 1);
    expect(await noticesTo(actor.user.email)).toEqual(['recovery-code-used']);
  });

  test('sent eight times at once opens one session', async () => {
    const actor = await withApp();
    const cookies = await Promise.all(Array.from({ length: 8 }, () => half(actor)));
    const answers = await Promise.all(
      cookies.map((cookie) => outcome(show(cookie, CODES[5] ?? ''))),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await noticesTo(actor.user.email)).toEqual(['recovery-code-used']);
  });

  test('is kept as a slow hash, and another’s opens nothing', async () => {
    const [actor, other] = [await withApp(), await newActor('member')];
    await seedPasskey(other.user.id);
    const rows = await (await getDb()).select().from(recoveryCodes);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$/);
    expect(await outcome(show(await half(other), CODES[0] ?? ''))).toEqual([
      422,
      'INVALID_SECOND_CODE',
    ]);
    expect(await countRecoveryCodes(await getDb(), actor.user.id)).toBe(CODES.length);
  });
});

describeOnEveryDatabase('guessing', () => {
  const { points } = LIMITS.secondFactorPerAccount;

  test('ends after ten wrong codes, from however many addresses and sessions', async () => {
    const actor = await withApp();
    for (let guess = 0; guess < points; guess += 1)
      expect(await outcome(show(await half(actor), WRONG))).toEqual([422, 'INVALID_SECOND_CODE']);
    const refused = await show(await half(actor), appCode());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('with a stolen password does not keep the owner out where they signed in before', async () => {
    const actor = await withApp();
    const [home, elsewhere] = [newAddress(), newAddress()];
    expect((await signIn(actor, CODES[0] ?? '', home)).status).toBe(200);
    // The password alone makes no network known: the thief's tries count together with all strangers'.
    for (let guess = 0; guess < points; guess += 1) await signIn(actor, WRONG, elsewhere);
    expect((await signIn(actor, CODES[1] ?? '', elsewhere)).status).toBe(429);
    expect((await signIn(actor, CODES[1] ?? '', newAddress())).status).toBe(429);
    expect((await signIn(actor, CODES[1] ?? '', home)).status).toBe(200);
  });

  test('leaves a passkey good', async () => {
    const actor = await withApp();
    const passkey = await seedPasskey(actor.user.id);
    for (let guess = 0; guess <= points; guess += 1) await show(await half(actor), WRONG);
    const cookie = await half(actor);
    const { challenge } = await (await call(askPasskey, { cookie })).json();
    const body = { credential: passkey.get({ challenge }) };
    expect(await outcome(call(showOwnPasskey, { cookie, body }))).toEqual([200]);
  });
});
