/** The list of messages as a table, with everything that was filled in. The export leaves its row in the audit. */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import { getMessages } from '../../site/content/messages.ts';
import { recordAct } from '../audit/record.ts';
import { fieldWords } from '../submissions/field-words.ts';
import { findSubmissions } from '../submissions/rows/desk.ts';
import { subjectOf } from '../submissions/subject.ts';
import { csvResponse } from './csv.ts';
import { promisedIn } from './due.ts';
import type { exportQuery } from './schema.ts';
import { iso } from './submission-words.ts';
import { filterOf } from './submissions.ts';

type Asked = { session: Session; query: z.output<typeof exportQuery> };

/** The most that one export holds: the newest. A desk gets that many in years. */
const LONGEST_EXPORT = 10_000;

const COLUMNS = [
  'Reference',
  'Received',
  'Kind',
  'Status',
  'Name',
  'E-mail',
  'Subject',
  'First answer',
  'Handled',
  'Fields',
];

/** The whole of a filtered list as a table, times in UTC. */
export async function exportSubmissions({ session: { user }, query }: Asked): Promise<Response> {
  const db = await getDb();
  const promised = promisedIn(user.region);
  const rows = await findSubmissions(db, filterOf(query, user), {
    promised,
    limit: LONGEST_EXPORT,
  });
  await recordAct(db, user, { action: 'list-exported' });
  const lines = rows.map((row) => [
    row.reference,
    row.createdAt.toISOString(),
    getMessages(row.region).submissions[row.kind].title,
    row.status,
    row.name,
    row.email,
    subjectOf(row),
    iso(row.firstAnsweredAt) ?? '',
    iso(row.handledAt) ?? '',
    fieldWords(row.kind, row.details, row.region)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  ]);
  return csvResponse(`messages-${user.region.toLowerCase()}`, [COLUMNS, ...lines]);
}
