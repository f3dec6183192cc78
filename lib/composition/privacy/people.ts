/**
 * What a person may ask of the desk by mail: a copy of their data, or its erasure. They ask the company
 * and not an edition, so both reach over both editions; the endpoints of an account do the same.
 */
import 'server-only';
import type { z } from 'zod';
import { oweNotice } from '../../features/account-notices/notice.ts';
import { recordAct } from '../../features/audit/record.ts';
import type { erasureBody, personBody } from '../../features/desk/schema.ts';
import { findProfile } from '../../features/profile/rows/profile.ts';
import { jsonResponse } from '../../platform/api/answer.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { findUserByEmail } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { confirmStaff } from './confirm.ts';
import { countTraces, erasePerson } from './erasure.ts';
import { findPersonalData } from './personal-data.ts';
import { erasureAnswer } from './schema.ts';

type Asked = { session: Session; body: z.output<typeof personBody> };
type ErasureAsked = { session: Session; body: z.output<typeof erasureBody> };

/** A person without an account: no row has this id. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
const COLLEAGUE = 'This is an account of the desk. Whoever runs the site has to remove it.';
const OTHER_ADDRESS = 'The two addresses differ. Type the one that you want to erase.';

/** Everything that we hold about the person, as one JSON file to send them. */
export async function exportPerson({ session, body: { email } }: Asked): Promise<Response> {
  const db = await getDb();
  const account = await findUserByEmail(db, email);
  const person = account ?? { id: NO_ACCOUNT, email };
  const profile = account && (await findProfile(db, account.id));
  const data = await findPersonalData(db, person);
  await recordAct(db, session.user, { action: 'person-exported', person: email });
  const exported = { exportedAt: new Date(), account: profile ?? null, ...data };
  return jsonResponse(200, exported, {
    'Content-Disposition': 'attachment; filename="personal-data.json"',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/**
 * Erases the person once the address was typed twice and the member of staff has given their own password, tells
 * them by mail when anything was there, and says how much.
 * @throws InvalidFieldsError, also for an account of the desk: no member of staff removes another;
 *   RateLimitedError after too many wrong passwords
 */
export async function erase({
  session: { user: staff },
  body: { email, emailAgain, ...proof },
}: ErasureAsked): Promise<z.output<typeof erasureAnswer>> {
  if (email.toLowerCase() !== emailAgain.toLowerCase())
    throw new InvalidFieldsError({ emailAgain: OTHER_ADDRESS });
  const db = await getDb();
  await confirmStaff(db, staff, proof);
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  return db.transaction(async (tx) => {
    const account = await findUserByEmail(tx, email);
    if (account?.role === 'desk') throw new InvalidFieldsError({ email: COLLEAGUE });
    const person = account ?? { id: NO_ACCOUNT, email };
    const erased = { accounts: account ? 1 : 0, ...(await countTraces(tx, person)) };
    await recordAct(tx, staff, { action: 'person-erased', person: email });
    await erasePerson(tx, person);
    if (account) await oweNotice(tx, outbox, account, 'account-erased');
    else if (Object.values(erased).some((rows) => rows > 0))
      await oweNotice(tx, outbox, { email, region: staff.region }, 'data-erased');
    return erasureAnswer.parse(erased);
  });
}
