/** Accounts and sessions, as they are kept: what is found, until when, and what stays unreadable. */
import { eq } from 'drizzle-orm';
import { expiredRows } from '../../composition/expired-rows.ts';
import { createAccount } from '../../features/accounts/create-account.ts';
import { getDb } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { runJobs } from '../housekeeping/housekeeping.ts';
import {
  FORMER_TOKEN_MS,
  LONGEST_SESSION_MS,
  REFRESH_WINDOW_MS,
  SESSION_LIFETIME_MS,
} from './lifetime.ts';
import { DUMMY_HASH, hashPassword, verifyPassword } from './password.ts';
import { deleteAllSessions, deleteSessionsOf } from './rows/sessions.ts';
import type { User } from './rows/users.ts';
import { createSession, endSession, readSession, refreshSession } from './session.ts';
import { sessions, users } from './tables.ts';

const PASSWORD = 'three plain words';
const NOW = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a password', () => {
  test('is known again, and no other is taken for it', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toContain(PASSWORD);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    for (const other of ['', 'three plain word', 'Three plain words', `${PASSWORD} `])
      expect(await verifyPassword(other, hash)).toBe(false);
  });

  test('has another hash each time', async () => {
    expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD));
  });

  test('is the same however a keyboard composes its letters', async () => {
    expect(
      await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait')),
    ).toBe(true);
  });

  test('is checked by the parameters that it was kept with', async () => {
    // From the reference implementation: two passes, 256 KiB, one lane, salt 'somesalt'.
    const older =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword('password', older)).toBe(true);
    expect(await verifyPassword('passwort', older)).toBe(false);
  });

  test('of nobody is never right, and rubbish in the database is noticed', async () => {
    expect(await verifyPassword('', DUMMY_HASH)).toBe(false);
    await expect(verifyPassword(PASSWORD, 'plain text')).rejects.toThrow('cannot be read');
  });
});

describeOnEveryDatabase('an account', () => {
  test('is for one e-mail address, whatever its capitals', async () => {
    const account = { email: 'Asha@Example.org', name: 'Asha Verma', password: PASSWORD };
    expect(await createAccount(account)).toEqual({
      id: expect.any(String),
      email: 'Asha@Example.org',
      name: 'Asha Verma',
      role: 'member',
      region: 'USA',
    });
    const again = createAccount({ ...account, email: 'ASHA@example.ORG' });
    await expect(again).rejects.toMatchObject({ name: 'EmailTakenError' });
  });

  test.each([
    [{ password: 'eleven long' }, 'at least 12'],
    [{ email: 'nobody' }, 'like name@example.com'],
    [{ name: ' ' }, 'Enter your name'],
  ])('with %j is refused', async (change, message) => {
    const account = { email: 'new@example.org', name: 'New', password: PASSWORD, ...change };
    await expect(createAccount(account)).rejects.toThrow(message);
  });
});

describeOnEveryDatabase('a session', () => {
  let user: User;
  beforeAll(async () => {
    user = await createAccount({ email: 'b@example.org', name: 'Binu', password: PASSWORD });
  });
  const begin = (former?: string) => createSession(user, former, NOW);
  const rows = async () => (await getDb()).select().from(sessions);

  test('is found by its token until an hour has passed', async () => {
    const { token, expiresAt } = await begin();
    expect(expiresAt).toEqual(after(60 * 60_000));
    expect(await readSession(token, after(SESSION_LIFETIME_MS - 1))).toMatchObject({
      user,
      expiresAt,
    });
    expect(await readSession(token, after(SESSION_LIFETIME_MS))).toBeUndefined();
    for (const other of ['', 'x', token.slice(1), token.toLowerCase()])
      expect(await readSession(other, NOW)).toBeUndefined();
  });

  test('has a token that the database does not know', async () => {
    const { token } = await begin();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('is not extended by looking, and for an hour by a refresh', async () => {
    const { token } = await begin();
    const late = after(SESSION_LIFETIME_MS - 1);
    await readSession(token, late);
    const refreshed = await refreshSession(token, undefined, late);
    expect(refreshed?.expiresAt).toEqual(new Date(late.getTime() + SESSION_LIFETIME_MS));
    const own = refreshed?.token ?? '';
    expect(await readSession(own, after(2 * SESSION_LIFETIME_MS - 2))).toBeDefined();
    expect(await readSession(own, after(2 * SESSION_LIFETIME_MS - 1))).toBeUndefined();
  });

  test('ends twelve hours after signing in, however busily it is kept alive', async () => {
    let { token } = await begin();
    const step = 50 * 60_000;
    let ms = step;
    for (; ms < LONGEST_SESSION_MS; ms += step) {
      const renewed = await refreshSession(token, undefined, after(ms));
      expect(renewed?.expiresAt.getTime()).toBe(
        Math.min(after(ms + SESSION_LIFETIME_MS).getTime(), after(LONGEST_SESSION_MS).getTime()),
      );
      token = renewed?.token ?? '';
    }
    expect(await readSession(token, after(LONGEST_SESSION_MS - 1))).toBeDefined();
    expect(await readSession(token, after(LONGEST_SESSION_MS))).toBeUndefined();
    expect(await refreshSession(token, undefined, after(LONGEST_SESSION_MS))).toBeUndefined();
  });

  test('has another token after each refresh, and a stolen old one is refused', async () => {
    const { token } = await begin();
    const next = (await refreshSession(token, undefined, NOW))?.token ?? '';
    expect(next).not.toBe(token);
    expect(Buffer.from(next, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await rows())).not.toContain(next);
    // Another tab may have sent the old one in the same moment.
    expect(await readSession(token, after(FORMER_TOKEN_MS - 1))).toBeDefined();
    expect(await readSession(token, after(FORMER_TOKEN_MS))).toBeUndefined();
    expect(await refreshSession(token, undefined, after(FORMER_TOKEN_MS))).toBeUndefined();
    expect(await readSession(next, after(FORMER_TOKEN_MS))).toBeDefined();
    const third = (await refreshSession(next, undefined, after(1)))?.token ?? '';
    // Two refreshes ago.
    expect(await readSession(token, after(2))).toBeUndefined();
    expect(await readSession(third, after(2))).toBeDefined();
  });

  test('gives tabs that refresh at once, and one that missed the answer, the same token', async () => {
    const { token } = await begin();
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => refreshSession(token, undefined, after(1))),
    );
    const late = await refreshSession(token, REFRESH_WINDOW_MS, after(1_000));
    const tokens = new Set([...tabs, late].map((tab) => tab?.token));
    expect(tokens.size).toBe(1);
    expect(await readSession([...tokens][0] ?? '', after(2_000))).toBeDefined();
  });

  test('that a tab signed out of is not kept alive by another', async () => {
    const { token } = await begin();
    const next = (await refreshSession(token, undefined, NOW))?.token ?? '';
    await endSession(token);
    expect(await readSession(next, after(1))).toBeUndefined();
    expect(await refreshSession(token, undefined, after(1))).toBeUndefined();
  });

  test('that has ended is not brought back', async () => {
    const { token } = await begin();
    expect(await refreshSession(token, undefined, after(SESSION_LIFETIME_MS))).toBeUndefined();
    expect(await readSession(token, after(SESSION_LIFETIME_MS))).toBeUndefined();
  });

  test('is left as it is when it lasts longer than asked for', async () => {
    const { token, expiresAt } = await begin();
    const soon = (ms: number) => refreshSession(token, REFRESH_WINDOW_MS, after(ms));
    expect(await soon(49 * 60_000)).toMatchObject({ user, expiresAt, token });
    expect((await soon(50 * 60_000))?.expiresAt).toEqual(after(110 * 60_000));
  });

  test('ends the one that the browser had before', async () => {
    const former = await begin();
    const other = await begin();
    const { token } = await begin(former.token);
    expect(await readSession(former.token, NOW)).toBeUndefined();
    expect(await readSession(other.token, NOW)).toBeDefined();
    expect(await readSession(token, NOW)).toBeDefined();
  });

  test('ends once and for all, and no other with it', async () => {
    const [one, two] = [await begin(), await begin()];
    await endSession(one.token);
    await endSession(one.token);
    expect(await readSession(one.token, NOW)).toBeUndefined();
    expect(await readSession(two.token, NOW)).toBeDefined();
  });

  test('ends when an operator ends those of its account, or all', async () => {
    const db = await getDb();
    const account = { email: 'd@example.org', name: 'Dara', password: PASSWORD };
    const other = await createSession(await createAccount(account), undefined, NOW);
    const { token } = await begin();
    expect(await deleteSessionsOf(db, user.id)).toBeGreaterThan(0);
    expect(await readSession(token, NOW)).toBeUndefined();
    expect(await readSession(other.token, NOW)).toBeDefined();
    expect(await deleteAllSessions(db)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test('goes with its account, and once expired with housekeeping', async () => {
    const db = await getDb();
    const guest = await createAccount({
      email: 'c@example.org',
      name: 'Guest',
      password: PASSWORD,
    });
    const { token } = await createSession(guest, undefined, NOW);
    await db.delete(users).where(eq(users.id, guest.id));
    expect(await readSession(token, NOW)).toBeUndefined();
    await begin();
    await runJobs(expiredRows(db), after(SESSION_LIFETIME_MS - 1).getTime());
    expect((await rows()).length).toBeGreaterThan(0);
    await runJobs(expiredRows(db), after(LONGEST_SESSION_MS + 1).getTime());
    expect(await rows()).toEqual([]);
  });
});
