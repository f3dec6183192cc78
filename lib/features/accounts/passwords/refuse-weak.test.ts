/** A weak password is refused wherever one is chosen, in words, and nothing is stored or used up for it. */
import { getDb } from '../../../platform/db/database.ts';
import { withTestDatabase } from '../../../platform/db/test-database.ts';
import { issueMailedCode } from '../../../platform/security/mailed-code.ts';
import { createSession } from '../../../platform/session/session.ts';
import { signIn } from '../../../platform/session/sign-in.ts';
import { InvalidFieldsError } from '../../../platform/validation/invalid-fields.ts';
import { getMessages } from '../../../site/content/messages.ts';
import { brand } from '../../../site/content/site.ts';
import { changePassword, resetByCode, resetByLink } from '../change-password.ts';
import { createAccount } from '../create-account.ts';
import { oneTimeCodes } from '../tables.ts';
import {
  account,
  anywhere,
  ask,
  browser,
  forgot,
  newAsker,
  newestCode,
  newestRow,
  other,
  PASSWORD,
  usersOf,
  verify,
} from '../testing/somebody.ts';

withTestDatabase();

const WORDS = getMessages('USA').passwordRefusals;
const NEW = 'five entirely new words';
let lastOwner = 0;
const newAddress = () => {
  lastOwner += 1;
  return `ledger.clerk${lastOwner}@example.org`;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof InvalidFieldsError) return error.fields;
      throw error;
    },
  );

/** An account that belongs to a company, by the way that a visitor takes. */
async function inCompany(email: string) {
  await ask(email, { company: 'Kettle & Sons' });
  return verify(email, 'register', await newestCode(email));
}

/** Gives them the password that they have: a code typed elsewhere makes an account without one. @returns their session */
async function withPassword(email: string) {
  await forgot(email);
  const { id } = await newestRow(email);
  const code = issueMailedCode('reset-password', id);
  return resetByLink({ code, password: PASSWORD }, browser());
}

const OF_BRAND = `${brand.USA.name}2026!!`;
const TO_ALL = [
  ['Password2026!', 'decorated'],
  ['unbelievable', 'common'],
  ['poiuytrewqlk', 'rows'],
  [OF_BRAND, 'brand'],
  ['ledger.clerk-2026', 'email'],
] as const;
/** What only the account of their owner tells: a visitor who registers has typed them in. */
const TO_OWNERS = [
  ['Asha-Verma-2026', 'name'],
  ['Kettle-sons 2026', 'company'],
] as const;

describe('a weak password', () => {
  test.each([...TO_ALL, ...TO_OWNERS])('%j starts no registration', async (password, reason) => {
    const email = newAddress();
    const before = await (await getDb()).$count(oneTimeCodes);
    expect(await refusal(ask(email, { password, company: 'Kettle & Sons' }))).toEqual({
      password: WORDS[reason],
    });
    expect(await (await getDb()).$count(oneTimeCodes)).toBe(before);
  });

  test.each(TO_ALL)('%j makes no account by the command', async (password, reason) => {
    const email = newAddress();
    const made = createAccount({ email, name: 'Asha Verma', password });
    expect(await refusal(made)).toEqual({ password: WORDS[reason] });
    expect(await usersOf(email)).toEqual([]);
  });

  test('is refused by a change, each reason beside the new password; the old one stays', async () => {
    const email = newAddress();
    await inCompany(email);
    const owner = await withPassword(email);
    const change = (newPassword: string) =>
      changePassword({ password: PASSWORD, newPassword }, owner, browser());
    for (const [password, reason] of [...TO_ALL, ...TO_OWNERS])
      expect(await refusal(change(password))).toEqual({ newPassword: WORDS[reason] });
    expect(await refusal(change(PASSWORD))).toEqual({ newPassword: WORDS.former });
    await signIn({ email, password: PASSWORD }, browser());
  });

  test('is refused by the code and the link of a mail, which stay good, with all their tries', async () => {
    const email = newAddress();
    await inCompany(email);
    await withPassword(email);
    const asker = newAsker();
    await forgot(email, anywhere(), asker);
    const { id } = await newestRow(email);
    const otp = await newestCode(email);
    const byCode = (password: string) =>
      refusal(resetByCode({ email, otp, password }, browser(anywhere(), asker)));
    const byLink = (password: string) =>
      refusal(resetByLink({ code: issueMailedCode('reset-password', id), password }, browser()));
    for (const way of [byCode, byLink]) {
      for (const [password, reason] of [...TO_ALL, ...TO_OWNERS])
        expect(await way(password)).toEqual({ password: WORDS[reason] });
      expect(await way(PASSWORD)).toEqual({ password: WORDS.former });
    }
    expect((await newestRow(email)).triesLeft).toBe(5);
    expect(await byCode(NEW)).toBe('taken');
    await signIn({ email, password: NEW }, browser());
  });

  test('tells whoever has no right code nothing of the account: not its name, not its password', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await account(known);
    await forgot(known);
    const wrong = other(await newestCode(known));
    for (const password of [PASSWORD, 'Ada-Lovelace-2026', OF_BRAND]) {
      const said = (email: string) =>
        resetByCode({ email, otp: wrong, password }, browser()).catch((error: unknown) => error);
      expect(await said(unknown)).toEqual(await said(known));
    }
  });
});

test('the owner who shows their password is not counted among those who guess at it', async () => {
  const email = newAddress();
  const session = await createSession(await account(email), undefined);
  const change = (newPassword: string) =>
    changePassword({ password: PASSWORD, newPassword }, session, browser());
  for (let count = 0; count < 12; count += 1)
    expect(await refusal(change('Password2026!'))).toEqual({ newPassword: WORDS.decorated });
  expect(await refusal(change(NEW))).toBe('taken');
});
