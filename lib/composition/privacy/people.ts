/**
 * What a person may ask of the desk by mail: a copy of their data, or its erasure. They ask the company
 * and not an edition, so both reach over both editions; the endpoints of an account do the same.
 */
import 'server-only';
import type { z } from 'zod';
import type { personBody } from '../../features/desk/schema.ts';
import { findProfile } from '../../features/profile/rows/profile.ts';
import { insertPersonalDataRead } from '../../features/submissions/rows/personal-data-reads.ts';
import { jsonResponse } from '../../platform/api/answer.ts';
import { getDb } from '../../platform/db/database.ts';
import { findUserByEmail } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { countTraces, erasePerson } from './erasure.ts';
import { findPersonalData } from './personal-data.ts';
import { erasureAnswer } from './schema.ts';

type Asked = { session: Session; body: z.output<typeof personBody> };

/** A person without an account: no row has this id. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
const COLLEAGUE = 'This is an account of the desk. Whoever runs the site has to remove it.';

/** Everything that we hold about the person, as one JSON file to send them. */
export async function exportPerson({ session, body: { email } }: Asked): Promise<Response> {
  const db = await getDb();
  const account = await findUserByEmail(db, email);
  const person = account ?? { id: NO_ACCOUNT, email };
  const profile = account && (await findProfile(db, account.id));
  const data = await findPersonalData(db, person);
  await insertPersonalDataRead(db, { staffId: session.user.id, what: 'export' });
  const exported = { exportedAt: new Date(), account: profile ?? null, ...data };
  return jsonResponse(200, exported, {
    'Content-Disposition': 'attachment; filename="personal-data.json"',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/**
 * Erases the person, and says how much there was.
 * @throws InvalidFieldsError for an account of the desk: no member of staff removes another
 */
export async function erase({ body: { email } }: Asked): Promise<z.output<typeof erasureAnswer>> {
  const db = await getDb();
  return db.transaction(async (tx) => {
    const account = await findUserByEmail(tx, email);
    if (account?.role === 'desk') throw new InvalidFieldsError({ email: COLLEAGUE });
    const person = account ?? { id: NO_ACCOUNT, email };
    const traces = await countTraces(tx, person);
    await erasePerson(tx, person);
    return erasureAnswer.parse({ accounts: account ? 1 : 0, ...traces });
  });
}
