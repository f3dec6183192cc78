/**
 * `npm run newsletter:send -- --issue 2026-12 --region USA`: owes the issue of
 * content/newsletter/USA/2026-12.md to every reader, once each however often it is called. The site
 * sends the mails. With `--dry-run` it shows the issue as text and the number of its readers.
 */
import { parseArgs } from 'node:util';
import { readIssue } from '../../lib/features/newsletter/issue.ts';
import { subscribersOf } from '../../lib/features/newsletter/rows/newsletter.ts';
import { sendIssue } from '../../lib/features/newsletter/send-issue.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { isRegion, REGIONS } from '../../lib/platform/region/region.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run newsletter:send -- --issue 2026-12 --region ${REGIONS.join('|')} [--dry-run]`;

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      issue: { type: 'string' },
      region: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { issue, region, 'dry-run': isDryRun } = values;
  if (!issue || !isRegion(region)) throw new Error(USAGE);
  try {
    if (isDryRun) {
      const { title, body } = readIssue(issue, region);
      const readers = await subscribersOf(await getDb(), region);
      console.log(`${title}\n\n${body.text}\n\nReaders: ${readers.length}. Nothing was sent.`);
      return;
    }
    const { readers, owed } = await sendIssue(issue, region);
    console.log(`Owed to ${owed} of ${readers} readers; the others had it before.`);
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
