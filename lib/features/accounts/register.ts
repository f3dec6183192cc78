/**
 * Registration. There is no account until the code that was mailed is typed in: what was registered
 * waits in the code's row, else a visitor could make an account in the name of another's address. An
 * address that has an account gets the same answer, and a mail that says so.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { HOUR_MS } from '../../platform/housekeeping/housekeeping.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { readMailedCode } from '../../platform/security/mailed-code.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { isKeyedHash, keyedHash } from '../../platform/security/secret-key.ts';
import { hashPassword } from '../../platform/session/password.ts';
import { findCredentials } from '../../platform/session/rows/users.ts';
import { type Submitted, type Taken, takeForm } from '../../site/forms/take-form.ts';
import { oneTimeCode } from './mails.ts';
import { newCode } from './one-time-code.ts';
import { refuseWeak } from './passwords/refuse-weak.ts';
import { findOpenInvite, insertCompany, insertInvite } from './rows/invites.ts';
import { insertCode } from './rows/one-time-codes.ts';
import type { RegisterInput } from './schema.ts';

/** A registration without its code can be taken up again for a day: another code is sent for it. */
export const REGISTRATION_KEPT_MS = 24 * HOUR_MS;

type Details = Omit<RegisterInput, 'password'>;

/**
 * The invitation by which the new account belongs to a company: one that came by mail, or one of our
 * own for a visitor who brings a company along.
 * @throws ApiError INVALID_CODE when the link is another address's, was used or is too old
 */
async function inviteFor(
  tx: Transaction,
  { email, company, code }: Details,
  region: Taken['region'],
  now: Date,
): Promise<string | null> {
  if (code) {
    const id = readMailedCode('invite', code);
    const invite = id && (await findOpenInvite(tx, id, now));
    if (!invite || invite.email.toLowerCase() !== email.toLowerCase())
      throw new ApiError('INVALID_CODE', { message: INVITE_REFUSED });
    return invite.id;
  }
  if (!company) return null;
  const companyId = await insertCompany(tx, { name: company, region });
  const expiresAt = new Date(now.getTime() + FOUNDING_MS);
  return insertInvite(tx, { companyId, region, email, expiresAt });
}

/** As long as a registration can be taken up again, and another code be used. */
const FOUNDING_MS = 2 * REGISTRATION_KEPT_MS;
const INVITE_REFUSED =
  'The invitation was for another e-mail address, was used before, or is older than two weeks.';

/** Stores what waits for its code; of an address that has an account, only that it was tried. */
async function insertRegistration(
  tx: Transaction,
  { body, region, now = new Date() }: Submitted<Details>,
  { passwordHash, asker }: { passwordHash: string; asker: string },
): Promise<string> {
  const { name, email } = body;
  const inviteId = await inviteFor(tx, body, region, now);
  const found = await findCredentials(tx, email);
  const begun = { purpose: 'register', region, inviteId } as const;
  return insertCode(
    tx,
    newCode(
      found
        ? { ...begun, email: found.user.email, userId: found.user.id }
        : { ...begun, email, name, passwordHash },
      asker,
      now,
    ),
  );
}

const proofFor = (email: string, passwordHash: string) =>
  JSON.stringify([email.toLowerCase(), passwordHash]);

/** What only the browser that registered is given: it proves that the password is its visitor's. */
const proofOf = (email: string, passwordHash: string) =>
  keyedHash('registration', proofFor(email, passwordHash));

/**
 * Did the browser that shows `begun` choose the password? Two people may register one address, and the
 * owner of the inbox cannot tell their codes apart.
 */
export const hasBegun = (begun: string, email: string, passwordHash: string): boolean =>
  // Good for as long as its code, which ends with the secret key as well.
  isKeyedHash('registration', proofFor(email, passwordHash), begun, 'ofOwnKey');

/**
 * @param submitted with what the browser was given that asks; asking-browser.ts
 * @throws ApiError INVALID_CODE, InvalidFieldsError for a weak password, and what takeForm() throws
 */
export async function register({
  asker,
  ...submitted
}: Submitted<RegisterInput> & { asker: string }) {
  const { password, ...body } = submitted.body;
  // A hash is dear on purpose; it is made outside the transaction, and not for an attacker's flood.
  await consumeLimit(await getDb(), 'registrationsPerAddress', addressGroup(submitted.address));
  await refuseWeak({ password, region: submitted.region }, body);
  const passwordHash = await hashPassword(password);
  const take = takeForm<Details, { begun: string }>({
    name: 'register',
    mails: { toWriter: oneTimeCode },
    insert: async (tx, details) => ({
      id: await insertRegistration(tx, details, { passwordHash, asker }),
      // Of the password that is kept: who sends the same again is given this one, not that of another hash.
      begun: proofOf(details.body.email, passwordHash),
    }),
  });
  // Without a key the token is the key. The password is part of neither: a quick hash of it would be
  // kept with the key.
  const idempotencyKey = submitted.idempotencyKey ?? body.token;
  const { begun = proofOf(body.email, passwordHash) } = await take({
    ...submitted,
    body,
    idempotencyKey,
  });
  return { mailed: true, begun } as const;
}
