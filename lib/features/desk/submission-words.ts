/** A message's row in the words and forms that the desk is answered with. */
import 'server-only';
import type { SubmissionRow } from '../submissions/rows/desk.ts';
import { subjectOf, weightOf } from '../submissions/subject.ts';
import { urgencyOf } from '../submissions/urgency.ts';
import { dueAt } from './due.ts';
import type { DeskListItem } from './schema.ts';

/** For JSON and for tables. */
export const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** As the list shows it. */
export function listItem(row: SubmissionRow): DeskListItem {
  const { id, reference, kind, status, name, createdAt, waitingSince, assigneeId } = row;
  return {
    id,
    reference,
    kind,
    status,
    name,
    company: row.details.company ?? null,
    subject: subjectOf(row),
    weight: weightOf(row) ?? null,
    urgency: urgencyOf(row),
    createdAt: createdAt.toISOString(),
    waitingSince: waitingSince.toISOString(),
    dueAt: iso(dueAt(row) ?? null),
    assigneeId,
  };
}

/** How far the desk is with it. */
export const stageOf = ({ status, firstAnsweredAt, handledAt }: SubmissionRow) => ({
  status,
  firstAnsweredAt: iso(firstAnsweredAt),
  handledAt: iso(handledAt),
});
