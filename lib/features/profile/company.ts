/** The company that an account belongs to. An account names it once; colleagues come by invitation. */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import {
  CompanyTakenError,
  findCompanyOf,
  insertCompanyFor,
} from '../../platform/session/rows/companies.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';

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
