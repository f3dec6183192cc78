/** What the tests about accounts share: a visitor who registers, asks for codes, and reads the mails. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getDb } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail-kind.ts';
import { issueFormToken } from '../../../platform/security/form-token.ts';
import { networkOf } from '../../../platform/session/known-network.ts';
import { keepNetwork } from '../../../platform/session/rows/known-networks.ts';
import { users } from '../../../platform/session/tables.ts';
import { composeMail } from '../../../site/mail/frame.ts';
import { createAccount } from '../create-account.ts';
import { oneTimeCode } from '../mails.ts';
import { codeOf } from '../one-time-code.ts';
import { register } from '../register.ts';
import { forgotPassword, resendCode } from '../request-code.ts';
import { oneTimeCodes } from '../tables.ts';
import { verifyCode } from '../verify.ts';

export const PASSWORD = 'four plain words here';
type Purpose = 'login' | 'register';
let lastAddress = 0;

/** No two visitors share a limit unless a test wants it. */
export const anywhere = () => {
  lastAddress += 1;
  return `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
};
export const browser = (address = anywhere(), asker?: string) =>
  ({ address, asker, region: 'USA', former: undefined }) as const;
/** What a browser is given that asks for its first code. */
export const newAsker = () => randomBytes(32).toString('base64url');
const token = () => issueFormToken(Date.now() - 60_000);

/** The mail that is owed about a row, as it would be sent. */
export async function mailOf(id: string): Promise<Mail | undefined> {
  const letter = await oneTimeCode.find(await getDb(), id);
  return letter && composeMail('oneTimeCode', id, letter);
}

export async function newestRow(email: string) {
  const rows = await (await getDb())
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.email, email))
    .orderBy(oneTimeCodes.createdAt);
  const row = rows.at(-1);
  if (!row) throw new Error(`no code for ${email}`);
  return row;
}
export const newestCode = async (email: string) => codeOf((await newestRow(email)).id);
/** Six digits that are not `code`. */
export const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type More = { company?: string; code?: string; name?: string; password?: string };
export const ask = (email: string, more: More = {}, asker = newAsker()) =>
  register({
    body: { name: 'Asha Verma', email, password: PASSWORD, token: token(), ...more },
    region: 'USA',
    address: anywhere(),
    asker,
  });
export const forgot = (email: string, address = anywhere(), asker = newAsker()) =>
  forgotPassword({ body: { email, token: token() }, region: 'USA', address, asker });
export const resend = (email: string, purpose: Purpose, address = anywhere(), asker = newAsker()) =>
  resendCode({ body: { email, purpose, token: token() }, region: 'USA', address, asker });
export const verify = (
  email: string,
  purpose: Purpose,
  otp: string,
  address?: string,
  begun?: string,
  asker?: string,
) => verifyCode({ email, purpose, otp, begun }, browser(address, asker));

export const account = (email: string) =>
  createAccount({ email, name: 'Ada Lovelace', password: PASSWORD });
export const usersOf = async (email: string) =>
  (await getDb()).select().from(users).where(eq(users.email, email));

/** A network from which the account of `email` was signed in to. @returns an address in it */
export async function knownPlace(email: string): Promise<string> {
  const address = anywhere();
  const [user] = await usersOf(email);
  if (!user) throw new Error(`no account ${email}`);
  const hash = networkOf(email, address);
  await keepNetwork(await getDb(), { hash, userId: user.id }, new Date());
  return address;
}
