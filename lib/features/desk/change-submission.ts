/** How far the desk is with a message, and on whose table it is: of one, or of many at once. */
import 'server-only';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { findStaff, type User } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { recordAct } from '../audit/record.ts';
import {
  assignSubmission,
  changeStatus,
  findReferences,
  type SubmissionRow,
} from '../submissions/rows/desk.ts';
import type { bulkBody, changeBody } from './schema.ts';
import { stageOf } from './submission-words.ts';

type Change = z.output<typeof changeBody>;
type Staff = { session: Session };

/**
 * @throws ApiError NOT_FOUND when one of `ids` is not at the desk; InvalidFieldsError when it is given to anybody who
 *   is no staff of it
 */
async function check(tx: Transaction, { region }: User, ids: string[], { assigneeId }: Change) {
  const found = await findReferences(tx, region, ids);
  if (found.size < ids.length) throw new ApiError('NOT_FOUND');
  const staff = assigneeId ? await findStaff(tx, region) : [];
  if (assigneeId && !staff.some(({ id }) => id === assigneeId))
    throw new InvalidFieldsError({ assigneeId: 'Choose somebody of this desk.' });
}

/** @throws ApiError NOT_FOUND, also for one of another edition */
async function changeOne(
  tx: Transaction,
  user: User,
  id: string,
  { status, assigneeId }: Change,
): Promise<SubmissionRow> {
  const which = { id, region: user.region };
  let row: SubmissionRow | undefined;
  const note = async (action: 'status-changed' | 'message-assigned') => {
    if (!row) throw new ApiError('NOT_FOUND');
    await recordAct(tx, user, { action, submissionId: row.id, person: row.email });
  };
  if (status) {
    row = await changeStatus(tx, which, status, new Date());
    await note('status-changed');
  }
  if (assigneeId !== undefined) {
    row = await assignSubmission(tx, which, assigneeId);
    await note('message-assigned');
  }
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** @throws ApiError NOT_FOUND, also for one of another edition; InvalidFieldsError */
export async function changeSubmission({
  session: { user },
  params,
  body,
}: Staff & { params: { id: string }; body: Change }) {
  return (await getDb()).transaction(async (tx) => {
    await check(tx, user, [params.id], body);
    const row = await changeOne(tx, user, params.id, body);
    return { id: row.id, ...stageOf(row), assigneeId: row.assigneeId };
  });
}

/** All of them or none. @throws as changeSubmission() does */
export async function changeMany({
  session: { user },
  body: { ids, ...change },
}: Staff & { body: z.output<typeof bulkBody> }) {
  // In one order, so that two who change the same messages wait for each other.
  const each = [...new Set(ids)].sort();
  await (await getDb()).transaction(async (tx) => {
    await check(tx, user, each, change);
    for (const id of each) await changeOne(tx, user, id, change);
  });
  return { changed: each.length };
}
