/** Owes an issue to every reader of the newsletter of an edition, by a command. The outbox sends the mails. */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox, type OwedMail } from '../../platform/mail/outbox.ts';
import type { Region } from '../../platform/region/region.ts';
import { recordCommand } from '../audit/record.ts';
import { readIssue } from './issue.ts';
import { issueKey, newsletterIssue } from './issue-mail.ts';
import { subscribersOf } from './rows/newsletter.ts';
import { oweIssue } from './rows/newsletter-issues.ts';

/** Readers a transaction: a command that is stopped has owed whole batches, and goes on next time. */
const BATCH = 200;

/**
 * @param month as '2026-12'
 * @returns how many read the edition's newsletter, and to how many of them the issue was not owed before
 * @throws TemplateError before anything is owed, when the issue is not right
 */
export async function sendIssue(
  month: string,
  region: Region,
): Promise<{ readers: number; owed: number }> {
  readIssue(month, region);
  const outbox = await getOutbox();
  const db = await getDb();
  const readers = await subscribersOf(db, region);
  await recordCommand(db, region, { action: 'newsletter-sent' });
  let owed = 0;
  for (let at = 0; at < readers.length; at += BATCH)
    owed += await db.transaction(async (tx) => {
      const added: OwedMail[] = [];
      for (const { id: subscription } of readers.slice(at, at + BATCH)) {
        const id = issueKey(month, subscription);
        if (await oweIssue(tx, id)) added.push({ mail: newsletterIssue, id });
      }
      if (added.length > 0) await outbox.enqueue(tx, ...added);
      return added.length;
    });
  return { readers: readers.length, owed };
}
