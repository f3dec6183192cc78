/** The company that an account belongs to. It names it or is invited to it, and may leave it. */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import {
  CompanyTakenError,
  findCompanyOf,
  insertCompanyFor,
  leaveCompany,
} from '../../platform/session/rows/companies.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { oweNotice } from '../account-notices/notice.ts';

export async function readCompany(userId: string) {
  return { company: (await findCompanyOf(await getDb(), userId)) ?? null };
}

/** @throws InvalidFieldsError when the account belongs to a company */
export async function nameCompany({ id, region }: User, name: string) {
  try {
    await insertCompanyFor(await getDb(), id, { name, region });
  } catch (error) {
    if (!(error instanceof CompanyTakenError)) throw error;
    throw new InvalidFieldsError({ companyName: 'Your account belongs to a company already.' });
  }
  return readCompany(id);
}

/** Takes the account out of its company, which goes with its last member. Once more changes nothing. */
export async function leaveOwnCompany(user: User) {
  const [db, outbox] = [await getDb(), await getOutbox()];
  await db.transaction(async (tx) => {
    if (await leaveCompany(tx, user.id)) await oweNotice(tx, outbox, user, 'company-left');
  });
  return readCompany(user.id);
}
