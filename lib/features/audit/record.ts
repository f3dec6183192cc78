/**
 * Writes what somebody did into the audit: an act in its own transaction, so that neither is there without the
 * other, and a look before the data leaves.
 */
import 'server-only';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import type { User } from '../../platform/session/rows/users.ts';
import type { AuditAction } from './actions.ts';
import { auditEntries } from './tables.ts';

export type Act = {
  action: AuditAction;
  /** Of a list none. */
  submissionId?: string;
  /** The address of whose data it is. Empty once they were erased. */
  person?: string;
};

/** Who stands in a row of a command, which knows no account. */
const OPERATOR = 'Command line';

/**
 * By what rows about one person are found, for whoever knows the address. With a change of the secret key
 * earlier rows are no longer found by it.
 */
export const personHash = (email: string): string => keyedHash('audit-person', email.toLowerCase());

const asRow = ({ action, submissionId, person }: Act) => ({
  // In the order in which they were made: two acts may be of the same millisecond.
  id: v7(),
  action,
  submissionId: submissionId ?? null,
  personHash: person ? personHash(person) : null,
});

/** @param staff who did it, at their own desk */
export async function recordAct(
  db: Database | Transaction,
  { id, name, region }: Pick<User, 'id' | 'name' | 'region'>,
  act: Act,
): Promise<void> {
  await db.insert(auditEntries).values({ staffId: id, staffName: name, region, ...asRow(act) });
}

/** Whether `db` is migrated so far that it has an audit. */
export async function hasAudit(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT to_regclass('public.audit_entries') AS name`);
  return Boolean(rows[0]?.name);
}

/** For the commands of whoever runs the site. @param region null for what concerns both editions */
export async function recordCommand(
  db: Database | Transaction,
  region: Region | null,
  act: Act,
): Promise<void> {
  await db.insert(auditEntries).values({ staffName: OPERATOR, region, ...asRow(act) });
}

/** Who acts: staff at their desk, or whoever runs the site at its command line. */
export type Actor = Pick<User, 'id' | 'name' | 'region'> | 'operator';

/** For what both can do to an account. @param account whose it is */
export const recordBy = (
  tx: Transaction,
  by: Actor,
  action: AuditAction,
  account: Pick<User, 'email' | 'region'>,
): Promise<void> => {
  const act = { action, person: account.email };
  return by === 'operator' ? recordCommand(tx, account.region, act) : recordAct(tx, by, act);
};
