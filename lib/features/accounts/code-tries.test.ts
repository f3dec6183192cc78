/** Whose wrong codes count against whom: strangers cost the owner nothing, and many of them are told of. */
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { toProblem } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { findOwedNotices } from '../account-notices/testing/owed-notices.ts';
import { resetByCode } from './change-password.ts';
import { oneTimeCodes } from './tables.ts';
import {
  account,
  anywhere,
  ask,
  browser,
  forgot,
  knownPlace,
  newAsker,
  newestCode,
  newestRow,
  other,
  resend,
  usersOf,
  verify,
} from './testing/somebody.ts';

const REFUSED = ERRORS.INVALID_CODE.message;
const DAY = LIMITS.codeTriesPerAccount.points;

let lastOwner = 0;
const newAddress = () => {
  lastOwner += 1;
  return `owner${lastOwner}@example.org`;
};

/** What a visitor is answered who types `otp`, of whichever kind. */
const answerTo = (email: string, otp: string, address = anywhere(), asker?: string) =>
  verify(email, 'login', otp, address, '', asker).then(
    () => ({ status: 200, message: '' }),
    (error: unknown) => {
      const { status, body } = toProblem(error);
      return { status, message: body.message };
    },
  );

/** The row of the code, and what the browser was given that asked for it. */
async function asked(email: string, address = anywhere()) {
  const asker = newAsker();
  await resend(email, 'login', address, asker);
  const { id } = await newestRow(email);
  const code = await newestCode(email);
  const row = async () => {
    const [found] = await (await getDb())
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, id));
    return found;
  };
  return { asker, code, row };
}

describeOnEveryDatabase('tries at a code', () => {
  test('of strangers, however many, leave the owner all five', async () => {
    const email = newAddress();
    await account(email);
    const { asker, code, row } = await asked(email);
    for (let count = 0; count < DAY + 5; count += 1)
      await answerTo(email, other(code), anywhere(), count % 2 ? newAsker() : undefined);
    expect((await row())?.triesLeft).toBe(5);
    expect(await answerTo(email, code, anywhere(), asker)).toMatchObject({ status: 200 });
  });

  test('in any order: only those of the browser that asked are taken from its five', async () => {
    const tries = array(constantFrom('own', 'elsewhere', 'of another browser'), { maxLength: 12 });
    await assert(
      asyncProperty(tries, async (places) => {
        const email = newAddress();
        const { asker, code, row } = await asked(email);
        for (const place of places) {
          const shown = { own: asker, elsewhere: undefined, 'of another browser': newAsker() };
          await answerTo(email, other(code), anywhere(), shown[place]);
        }
        const own = places.filter((place) => place === 'own').length;
        expect((await row())?.triesLeft).toBe(Math.max(0, 5 - own));
      }),
      { numRuns: 12 },
    );
  });

  test('are good on the telephone, too, of an owner who asked on the laptop', async () => {
    const email = newAddress();
    await account(email);
    const { code } = await asked(email);
    expect(await answerTo(email, other(code))).toMatchObject({ status: 422 });
    expect(await answerTo(email, code)).toMatchObject({ status: 200 });
  });

  test('by a browser without any left are not had by a second way', async () => {
    const email = newAddress();
    await account(email);
    const { asker, code } = await asked(email);
    for (let count = 0; count < 5; count += 1)
      await answerTo(email, other(code), anywhere(), asker);
    expect(await answerTo(email, code, anywhere(), asker)).toEqual({
      status: 422,
      message: REFUSED,
    });
  });

  test('by a browser without any left take nothing from the day of the telephone', async () => {
    const email = newAddress();
    await account(email);
    const { asker, code } = await asked(email);
    for (let count = 0; count < DAY + 5; count += 1)
      await answerTo(email, other(code), anywhere(), asker);
    expect(await findOwedNotices(email)).toEqual([]);
    expect(await answerTo(email, code)).toMatchObject({ status: 200 });
  });

  test('end after ten minutes in the browser that asked as well', async () => {
    const email = newAddress();
    await account(email);
    const { asker, code, row } = await asked(email);
    const { id = '' } = (await row()) ?? {};
    const db = await getDb();
    await db
      .update(oneTimeCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeCodes.id, id));
    expect(await answerTo(email, code, anywhere(), asker)).toMatchObject({ status: 422 });
  });

  test('go on while strangers ask for further codes, and end once one of these was used', async () => {
    const email = newAddress();
    await account(email);
    const mine = await asked(email);
    const theirs = await asked(email);
    expect(await answerTo(email, theirs.code, anywhere(), mine.asker)).toMatchObject({
      status: 422,
    });
    expect(await answerTo(email, mine.code, anywhere(), mine.asker)).toMatchObject({ status: 200 });
    expect(await answerTo(email, theirs.code, anywhere(), theirs.asker)).toMatchObject({
      status: 200,
    });
    const again = await asked(email);
    const newer = await asked(email);
    expect(await answerTo(email, newer.code)).toMatchObject({ status: 200 });
    expect(await answerTo(email, again.code, anywhere(), again.asker)).toMatchObject({
      status: 422,
    });
  });

  test('at a code for another password end when the password was changed', async () => {
    const email = newAddress();
    await account(email);
    const asker = newAsker();
    const reset = async (otp: string, password: string) =>
      resetByCode({ email, otp, password }, browser(anywhere(), asker));
    await forgot(email, anywhere(), asker);
    const first = await newestCode(email);
    await forgot(email, anywhere(), newAsker());
    await resetByCode(
      { email, otp: await newestCode(email), password: 'five entirely new words' },
      browser(),
    );
    await expect(reset(first, 'six words of an attacker here')).rejects.toThrow(REFUSED);
  });

  test('from many networks are stopped for a day, the right one too; the owner hears of it once', async () => {
    const email = newAddress();
    await account(email);
    const { asker, code } = await asked(email);
    const wrong = Array.from({ length: DAY + 5 }, () => answerTo(email, other(code)));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(DAY);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await answerTo(email, code)).toMatchObject({
      status: 429,
      message: expect.stringContaining('Ask for a code in the browser that you use now'),
    });
    expect(await findOwedNotices(email)).toMatchObject([{ kind: 'code-tries', noticeSent: null }]);
    expect(await answerTo(email, code, anywhere(), asker)).toMatchObject({ status: 200 });
  });

  test('of browsers that asked are never stopped by the day, but the owner hears of many', async () => {
    const email = newAddress();
    await account(email);
    for (let count = 0; count * 5 < DAY; count += 1) {
      // Each from another network where the owner was: strangers would have had five codes by now.
      const { asker, code } = await asked(email, await knownPlace(email));
      for (let tries = 0; tries < 5; tries += 1)
        expect(await answerTo(email, other(code), anywhere(), asker)).toMatchObject({
          status: 422,
        });
    }
    expect(await findOwedNotices(email)).toHaveLength(1);
    const { asker, code } = await asked(email, await knownPlace(email));
    expect(await answerTo(email, code, anywhere(), asker)).toMatchObject({ status: 200 });
  });

  test('are answered alike for an address without an account, after the same rows', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await account(known);
    const answers = async (email: string) => {
      const { asker, code } = await asked(email);
      const all = [];
      for (let count = 0; count < 6; count += 1)
        all.push(await answerTo(email, other(code), anywhere(), asker));
      for (let count = 0; count < DAY; count += 1) all.push(await answerTo(email, other(code)));
      return all;
    };
    expect(await answers(unknown)).toEqual(await answers(known));
    expect(await findOwedNotices(known)).toMatchObject([{ noticeSent: null }]);
    // There is nobody to tell: the mail counts as sent.
    expect(await findOwedNotices(unknown)).toMatchObject([{ noticeSent: expect.any(Date) }]);
    expect(await usersOf(unknown)).toEqual([]);
  });

  test('lie in the database without what the browser was given, and differ for each address', async () => {
    const asker = newAsker();
    const emails = [newAddress(), newAddress()];
    for (const email of emails) await ask(email, {}, asker);
    const rows = await Promise.all(emails.map(newestRow));
    expect(new Set(rows.map(({ askedBy }) => askedBy)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(asker);
  });
});
