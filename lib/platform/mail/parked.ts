/** Mails that were given up, as an operator sees them: what they were about and why, nothing personal. */
import 'server-only';
import { z } from 'zod';
import { type Failure, type MailJob, type Outbox, PARKED_QUEUE } from './outbox.ts';

export type ParkedMail = {
  /** Of the parked job, as `retryParked` and `dropParked` take it. */
  id: string;
  kind: string;
  /** Of the message or account that it is about, or the id of its row when the mail could not be written. */
  about: string;
  parkedAt: Date;
  attempts: number;
  /** Kind and code of the last error: 'Error EENVELOPE'. */
  reason: string;
};

/** All that are parked, the oldest first. */
export async function parkedMails({ boss }: Pick<Outbox, 'boss'>): Promise<ParkedMail[]> {
  const jobs = await boss.findJobs<MailJob>(PARKED_QUEUE, { queued: true });
  return jobs
    .map(({ id, data, createdOn, sourceRetryCount, sourceOutput }) => {
      const { kind, code, reference } = (sourceOutput ?? {}) as Partial<Failure>;
      return {
        id,
        kind: data.kind,
        about: reference ?? `row ${data.id}`,
        parkedAt: createdOn,
        attempts: (sourceRetryCount ?? 0) + 1,
        reason: [kind ?? 'unknown', code].filter(Boolean).join(' '),
      };
    })
    .sort((one, other) => Number(one.parkedAt) - Number(other.parkedAt));
}

/** @throws Error when `id` is none of a parked mail, or of none any more */
async function assertParked(outbox: Pick<Outbox, 'boss'>, id: string): Promise<void> {
  const isId = z.uuid().safeParse(id).success;
  const found = isId ? await outbox.boss.findJobs(PARKED_QUEUE, { id, queued: true }) : [];
  if (found.length === 0)
    throw new Error(`No mail ${id} is parked. npm run mail:parked lists those that are.`);
}

/**
 * Owes a parked mail again, or all that are parked now, with all attempts before it. A row whose mail has left
 * meanwhile, or which was erased, gets none; of two commands at once one owes it.
 * @returns how many are owed again
 * @throws Error when `id` is none of a parked mail
 */
export async function retryParked(
  outbox: Pick<Outbox, 'boss'>,
  id: string | 'all',
): Promise<number> {
  if (id !== 'all') await assertParked(outbox, id);
  // Those of this moment: one that is given up again meanwhile is not tried for ever.
  const ids = id === 'all' ? (await parkedMails(outbox)).map((mail) => mail.id) : [id];
  return ids.length === 0 ? 0 : outbox.boss.redrive(PARKED_QUEUE, { ids, limit: ids.length });
}

/**
 * Forgets a parked mail: it is never sent.
 * @throws Error when `id` is none of a parked mail
 */
export async function dropParked(outbox: Pick<Outbox, 'boss'>, id: string): Promise<void> {
  await assertParked(outbox, id);
  await outbox.boss.deleteJob(PARKED_QUEUE, id);
}
