/** Another password: which visitors may choose it, and what ends with the old one. */
import { eq } from 'drizzle-orm';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { LIMITS, RateLimitedError } from '../../platform/security/rate-limits.ts';
import { networkOf } from '../../platform/session/known-network.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { createSession, readSession } from '../../platform/session/session.ts';
import { signIn } from '../../platform/session/sign-in.ts';
import { knownNetworks, sessions } from '../../platform/session/tables.ts';
import { changePassword, checkResetLink, resetByCode, resetByLink } from './change-password.ts';
import { codeOf } from './one-time-code.ts';
import {
  account,
  anywhere,
  browser,
  forgot,
  mailOf,
  newestRow,
  other,
  PASSWORD,
  resend,
} from './testing/somebody.ts';

const REFUSED = ERRORS.INVALID_CODE.message;

withTestDatabase();

describe('another password', () => {
  let user: User;
  let email = '';
  let number = 0;
  beforeEach(async () => {
    number += 1;
    email = `owner${number}@example.org`;
    user = await account(email);
  });
  const sessionsLeft = async () => (await getDb()).$count(sessions, eq(sessions.userId, user.id));
  const NEW = 'five entirely new words';

  test.each(['code', 'link'] as const)(
    'by %s ends every session and begins a new one',
    async (way) => {
      await createSession(user, undefined);
      const mine = await createSession(user, undefined);
      await forgot(email);
      const { id } = await newestRow(email);
      const code = issueMailedCode('reset-password', id);
      await checkResetLink({ body: { code } });
      const change = () =>
        way === 'code'
          ? resetByCode(
              { email, otp: codeOf(id), password: NEW },
              { ...browser(), former: mine.token },
            )
          : resetByLink({ code, password: NEW }, { ...browser(), former: mine.token });
      const session = await change();
      expect(session.token).not.toBe(mine.token);
      expect(await readSession(mine.token)).toBeUndefined();
      expect(await sessionsLeft()).toBe(1);
      await signIn({ email, password: NEW }, browser());
      await expect(signIn({ email, password: PASSWORD }, browser())).rejects.toThrow(Error);
      await expect(change()).rejects.toThrow(REFUSED);
      expect((await mailOf((await newestRow(email)).id))?.subject).toBe(
        'Your password was changed',
      );
    },
  );

  test('by the link also works after strangers have used up the tries of the code', async () => {
    await forgot(email);
    const { id } = await newestRow(email);
    for (let count = 0; count < 5; count += 1)
      await resetByCode({ email, otp: other(codeOf(id)), password: NEW }, browser()).catch(
        () => undefined,
      );
    await resetByLink({ code: issueMailedCode('reset-password', id), password: NEW }, browser());
    await signIn({ email, password: NEW }, browser());
  });

  test('cannot be had by a link that was never mailed, or is of another kind', async () => {
    await resend(email, 'login');
    const { id } = await newestRow(email);
    for (const code of ['', id, `${id}.x`, issueMailedCode('invite', id)])
      await expect(resetByLink({ code, password: NEW }, browser())).rejects.toThrow(REFUSED);
    // Of the right kind, but about an address that has no account.
    await forgot('nobody@example.org');
    const decoy = await newestRow('nobody@example.org');
    const code = issueMailedCode('reset-password', decoy.id);
    await expect(resetByLink({ code, password: NEW }, browser())).rejects.toThrow(REFUSED);
  });

  test('cannot be had by an older link once a newer one was mailed', async () => {
    const linkOf = async () => {
      await forgot(email);
      return issueMailedCode('reset-password', (await newestRow(email)).id);
    };
    const [older, newer] = [await linkOf(), await linkOf()];
    await expect(checkResetLink({ body: { code: older } })).rejects.toThrow(REFUSED);
    const here = browser();
    await expect(resetByLink({ code: older, password: NEW }, here)).rejects.toThrow(REFUSED);
    await resetByLink({ code: newer, password: NEW }, here);
  });

  test('cannot be had by guessing the one before, not even by the right guess at last', async () => {
    const mine = await createSession(user, undefined);
    const guess = (password: string) =>
      changePassword({ password, newPassword: NEW }, mine, { ...browser(), former: mine.token });
    for (let count = 0; count < LIMITS.passwordChangesPerAccount.points; count += 1)
      await expect(guess(`guess ${count}`)).rejects.toMatchObject({ fields: {} });
    await expect(guess(PASSWORD)).rejects.toThrow(RateLimitedError);
  });

  test('by the one before ends all other sessions; a wrong one ends none', async () => {
    const elsewhere = await createSession(user, undefined);
    const mine = await createSession(user, undefined);
    const here = { ...browser(), former: mine.token };
    const wrong = changePassword({ password: 'not the one before', newPassword: NEW }, mine, here);
    await expect(wrong).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    expect(await sessionsLeft()).toBe(2);
    const { token: session } = await changePassword(
      { password: PASSWORD, newPassword: NEW },
      mine,
      here,
    );
    expect(await readSession(elsewhere.token)).toBeUndefined();
    expect(await readSession(session)).toMatchObject({ user });
    expect(await sessionsLeft()).toBe(1);
  });

  test('cannot be asked for so often that an inbox fills, and its owner can still ask', async () => {
    const home = anywhere();
    await (await getDb())
      .insert(knownNetworks)
      .values({ hash: networkOf(email, home), userId: user.id });
    const [name, host] = email.split('@');
    for (let count = 0; count < LIMITS.codesPerMailbox.points; count += 1)
      await forgot(`${name}+${count}@${host}`);
    await expect(forgot(email)).rejects.toThrow(/too often/);
    await forgot(email, home);
  });
});
