/** From a registration to an account, and what it tells no visitor. */
import { eq } from 'drizzle-orm';
import { expiredRows } from '../../composition/expired-rows.ts';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { readSession } from '../../platform/session/session.ts';
import { signIn } from '../../platform/session/sign-in.ts';
import { companies, users } from '../../platform/session/tables.ts';
import { brand } from '../../site/content/company.ts';
import { codeOf } from './one-time-code.ts';
import { oneTimeCodes } from './tables.ts';
import {
  account,
  anywhere,
  ask,
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

/** What an answer holds; random parts differ each time. */
const shapeOf = (answer: object) =>
  Object.entries(answer).map(([key, value]) => [key, typeof value, String(value).length]);

const REFUSED = ERRORS.INVALID_CODE.message;

withTestDatabase();

describe('an account', () => {
  test('is made when its code is typed in, and not before', async () => {
    const { begun } = await ask('asha@example.org');
    expect(await usersOf('asha@example.org')).toEqual([]);
    await expect(
      signIn({ email: 'asha@example.org', password: PASSWORD }, browser()),
    ).rejects.toThrow(Error);
    const { user, token: session } = await verify(
      'Asha@Example.org',
      'register',
      await newestCode('asha@example.org'),
      anywhere(),
      begun,
    );
    expect(user).toMatchObject({ email: 'asha@example.org', name: 'Asha Verma', role: 'member' });
    expect(await readSession(session)).toMatchObject({ user });
    await signIn({ email: 'asha@example.org', password: PASSWORD }, browser());
  });

  test('has no password when the one who typed the code in did not choose it', async () => {
    // A stranger registers an address at the same time as its owner; a code does not say whose it is.
    const { begun } = await ask('dev@example.org');
    await ask('dev@example.org', { password: 'what the stranger knows' });
    await verify(
      'dev@example.org',
      'register',
      await newestCode('dev@example.org'),
      anywhere(),
      begun,
    );
    for (const password of [PASSWORD, 'what the stranger knows'])
      await expect(signIn({ email: 'dev@example.org', password }, browser())).rejects.toThrow(
        Error,
      );
    expect(await usersOf('dev@example.org')).toMatchObject([{ passwordHash: null }]);
  });

  test('is shown to nobody: every address is answered alike, and strangers get no mail', async () => {
    await account('known@example.org');
    for (const request of [
      (email: string) => ask(email),
      (email: string) => forgot(email),
      (email: string) => resend(email, 'login'),
      (email: string) => resend(email, 'register'),
    ])
      expect(shapeOf(await request('known@example.org'))).toEqual(
        shapeOf(await request('stranger@example.org')),
      );
    const rows = await (await getDb()).select().from(oneTimeCodes);
    const mailed = async (email: string) => {
      const mails = rows.filter((row) => row.email === email).map(({ id }) => mailOf(id));
      return (await Promise.all(mails)).flatMap((mail) => mail?.subject ?? []).sort();
    };
    expect(await mailed('known@example.org')).toEqual([
      'Choose a new password',
      'You already have an account',
      `Your ${brand.USA.name} sign-in code`,
    ]);
    const registration = `Your ${brand.USA.name} registration code`;
    // Of the registration that really was begun, and of the code that was sent for it again.
    expect(await mailed('stranger@example.org')).toEqual([registration, registration]);
    expect(await usersOf('stranger@example.org')).toEqual([]);
    // The code of a row that was never mailed opens nothing.
    const decoy = rows.find(
      ({ email, purpose }) => email === 'stranger@example.org' && purpose === 'login',
    );
    await expect(verify('stranger@example.org', 'login', codeOf(decoy?.id ?? ''))).rejects.toThrow(
      REFUSED,
    );
  });

  test('cannot be taken over by registering its address again', async () => {
    await account('taken@example.org');
    await ask('taken@example.org', { name: 'Mallory', password: 'of an attacker' });
    const row = await newestRow('taken@example.org');
    expect(row).toMatchObject({ name: null, passwordHash: null });
    await expect(verify('taken@example.org', 'register', codeOf(row.id))).rejects.toThrow(REFUSED);
    await signIn({ email: 'taken@example.org', password: PASSWORD }, browser());
  });

  test('without a password cannot be signed in to by one', async () => {
    const { id } = await account('oidc@example.org');
    await (await getDb()).update(users).set({ passwordHash: null }).where(eq(users.id, id));
    await expect(
      signIn({ email: 'oidc@example.org', password: PASSWORD }, browser()),
    ).rejects.toMatchObject({ name: 'WrongCredentialsError' });
  });

  test('registered without its code is gone after three days, and its company too', async () => {
    await ask('late@example.org', { company: 'Late Ltd' });
    const db = await getDb();
    const day = 24 * 60 * 60 * 1000;
    const left = async () => [
      await db.$count(oneTimeCodes, eq(oneTimeCodes.email, 'late@example.org')),
      await db.$count(companies, eq(companies.name, 'Late Ltd')),
    ];
    await runJobs(expiredRows(db), Date.now() + day);
    expect(await left()).toEqual([1, 1]);
    await runJobs(expiredRows(db), Date.now() + 3 * day);
    expect(await left()).toEqual([0, 0]);
  });
});

describe('a mail about an account', () => {
  test('holds its code or its link, and nothing that anybody typed', async () => {
    await ask('typed@example.org', { name: 'Buy now', company: 'At evil.example' });
    const mail = await mailOf((await newestRow('typed@example.org')).id);
    const code = await newestCode('typed@example.org');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(code);
      expect(body).not.toMatch(/Buy now|evil\.example|typed@/);
    }
    expect(mail?.subject).not.toContain(code);
    await verify('typed@example.org', 'register', code);
    await forgot('typed@example.org');
    const reset = await newestRow('typed@example.org');
    const text = (await mailOf(reset.id))?.text;
    expect(text).toContain(
      `${brand.USA.website}/auth/reset-password?code=${issueMailedCode('reset-password', reset.id)}`,
    );
    expect(text).toContain(codeOf(reset.id));
  });
});
