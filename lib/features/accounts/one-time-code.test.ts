/** Codes that were mailed: which visitors get in by one, and how often. On both databases. */
import { eq } from 'drizzle-orm';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { resetByCode } from './change-password.ts';
import { codeOf } from './one-time-code.ts';
import { oneTimeCodes } from './tables.ts';
import {
  account,
  anywhere,
  ask,
  browser,
  newAsker,
  newestCode,
  newestRow,
  other,
  PASSWORD,
  resend,
  verify,
} from './testing/somebody.ts';

const REFUSED = ERRORS.INVALID_CODE.message;

describeOnEveryDatabase('a code by mail', () => {
  test.each([
    ['register', 'in the browser that asked'],
    ['register', 'elsewhere'],
    ['login', 'in the browser that asked'],
    ['login', 'elsewhere'],
  ] as const)(
    'to %s that is tried fifty times at once %s opens an account once',
    async (purpose, where) => {
      const email = `fifty.${purpose}.${where.length}@example.org`;
      const asker = newAsker();
      if (purpose === 'register') await ask(email, {}, asker);
      else {
        await account(email);
        await resend(email, 'login', anywhere(), asker);
      }
      const code = await newestCode(email);
      const shown = where === 'elsewhere' ? undefined : asker;
      const tries = Array.from({ length: 50 }, () =>
        verify(email, purpose, code, anywhere(), '', shown),
      );
      const opened = (await Promise.allSettled(tries)).filter(
        ({ status }) => status === 'fulfilled',
      );
      expect(opened).toHaveLength(1);
    },
  );

  test('five wrong codes end the right one in the browser that asked for it', async () => {
    const asker = newAsker();
    await ask('five@example.org', {}, asker);
    const code = await newestCode('five@example.org');
    const enter = (otp: string) =>
      verify('five@example.org', 'register', otp, anywhere(), '', asker);
    const wrong = Array.from({ length: 5 }, () => enter(other(code)));
    for (const result of await Promise.allSettled(wrong)) expect(result.status).toBe('rejected');
    expect((await newestRow('five@example.org')).triesLeft).toBe(0);
    await expect(enter(code)).rejects.toThrow(REFUSED);
  });

  test('who guesses at one code has no tries left for the next; its owner has', async () => {
    await account('guessed@example.org');
    const stranger = anywhere();
    for (let count = 0; count < LIMITS.codeTriesPerNetwork.points; count += 1)
      await verify('guessed@example.org', 'login', '000000', stranger).catch(() => undefined);
    await resend('guessed@example.org', 'login');
    const code = await newestCode('guessed@example.org');
    await expect(verify('guessed@example.org', 'login', other(code), stranger)).rejects.toThrow(
      /too often/,
    );
    expect((await newestRow('guessed@example.org')).triesLeft).toBe(5);
    await verify('guessed@example.org', 'login', code);
  });

  test('a code does one thing: not another, not twice, not for ever, not after a newer one', async () => {
    const { id } = await account('once@example.org');
    await resend('once@example.org', 'login');
    const first = await newestCode('once@example.org');
    await expect(
      resetByCode({ email: 'once@example.org', otp: first, password: PASSWORD }, browser()),
    ).rejects.toThrow(REFUSED);
    await expect(verify('once@example.org', 'register', first)).rejects.toThrow(REFUSED);
    await resend('once@example.org', 'login');
    await expect(verify('once@example.org', 'login', first)).rejects.toThrow(REFUSED);
    const second = await newestCode('once@example.org');
    expect((await verify('once@example.org', 'login', second)).user.id).toBe(id);
    await expect(verify('once@example.org', 'login', second)).rejects.toThrow(REFUSED);
    await resend('once@example.org', 'login');
    const row = await newestRow('once@example.org');
    const db = await getDb();
    await db
      .update(oneTimeCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeCodes.id, row.id));
    await expect(verify('once@example.org', 'login', codeOf(row.id))).rejects.toThrow(REFUSED);
  });
});
