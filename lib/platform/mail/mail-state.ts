/** How the mail about a row stands: by the row, which knows whether it has left, else by the jobs of the outbox. */
import 'server-only';
import type { MailState } from './mail-states.ts';
import { type Failure, MAIL_QUEUE, type MailJob, type Outbox, PARKED_QUEUE } from './outbox.ts';

/** States of a job that is not done with. */
const OPEN = ['created', 'retry', 'active'];
/** What the server said to the recipient or the content, as nodemailer calls it; see isRefusedForEver() of delivery.ts. */
const REFUSED: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * @param kinds of which the row has one mail at most
 * @param sent as the row has it
 */
export async function mailState(
  { boss }: Pick<Outbox, 'boss'>,
  kinds: readonly string[],
  id: string,
  sent: Date | null,
): Promise<MailState> {
  if (sent) return 'sent';
  const find = async (queue: string) => {
    const jobs = await boss.findJobs<MailJob>(queue, { data: { id } });
    return jobs.find(({ data, state }) => kinds.includes(data.kind) && OPEN.includes(state));
  };
  const parked = await find(PARKED_QUEUE);
  if (parked) {
    const { code } = (parked.sourceOutput ?? {}) as Partial<Failure>;
    return REFUSED.includes(code) ? 'refused' : 'given-up';
  }
  const owed = await find(MAIL_QUEUE);
  if (!owed) return 'none';
  return owed.retryCount > 0 || owed.state === 'retry' ? 'trying' : 'waiting';
}
