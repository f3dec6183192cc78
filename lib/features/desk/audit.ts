/** What staff did with the data of others, for the desk where they did it. Looking here is written down too. */
import 'server-only';
import type { z } from 'zod';
import { type Database, getDb } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import type { Session } from '../../platform/session/session.ts';
import { getMessages } from '../../site/content/messages.ts';
import { recordAct } from '../audit/record.ts';
import {
  type AuditEntry,
  countAuditEntries,
  findAuditEntries,
  findAuditedStaff,
} from '../audit/rows/audit-entries.ts';
import { findReferences } from '../submissions/rows/desk.ts';
import type { auditAnswer, auditExportQuery, auditQuery } from './audit-schema.ts';
import { csvResponse } from './csv.ts';
import { PAGE_SIZE } from './schema.ts';

type Staff = { session: Session };

/** The most that one export holds: the newest. */
const LONGEST_EXPORT = 50_000;

const COLUMNS = ['Time', 'Staff', 'Staff ID', 'Edition', 'Action', 'Message', 'Person'];

async function referencesOf(db: Database, region: Region, rows: AuditEntry[]) {
  const ids = new Set(rows.flatMap(({ submissionId }) => submissionId ?? []));
  return findReferences(db, region, [...ids]);
}

/** A page of the audit, the newest first. */
export async function listAudit({
  session: { user },
  query: { page, ...asked },
}: Staff & { query: z.output<typeof auditQuery> }): Promise<z.output<typeof auditAnswer>> {
  const db = await getDb();
  const { region } = user;
  const filter = { ...asked, region };
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const rows = await findAuditEntries(db, filter, place);
  const total = await countAuditEntries(db, filter);
  const staff = await findAuditedStaff(db, region);
  const references = await referencesOf(db, region, rows);
  await recordAct(db, user, { action: 'audit-read' });
  return {
    region,
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    staff,
    items: rows.map(({ id, createdAt, staffName, action, submissionId, personHash }) => ({
      id,
      createdAt: createdAt.toISOString(),
      by: staffName,
      action,
      submissionId,
      reference: references.get(submissionId ?? '') ?? null,
      person: personHash,
    })),
  };
}

/** The whole of a filtered audit as a table, times in UTC. */
export async function exportAudit({
  session: { user },
  query,
}: Staff & { query: z.output<typeof auditExportQuery> }): Promise<Response> {
  const db = await getDb();
  const { region } = user;
  const rows = await findAuditEntries(db, { ...query, region }, { limit: LONGEST_EXPORT });
  const references = await referencesOf(db, region, rows);
  await recordAct(db, user, { action: 'audit-exported' });
  const words = getMessages(region).desk.auditActions;
  const lines = rows.map((row) => [
    row.createdAt.toISOString(),
    row.staffName,
    row.staffId ?? '',
    row.region ?? 'both',
    words[row.action],
    references.get(row.submissionId ?? '') ?? row.submissionId ?? '',
    row.personHash ?? '',
  ]);
  return csvResponse(`audit-${region.toLowerCase()}`, [COLUMNS, ...lines]);
}
