/**
 * `npm run db:migrate`: brings the database of the settings to the schema of this release, as a start of the
 * site would, and says which migrations ran. For a job that runs before the instances restart; two at once
 * take turns.
 */
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { getOutbox, stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  try {
    const { where, migrated } = await openDatabase();
    // The tables of owed mails are pg-boss's own; it brings them up to date when it starts.
    await getOutbox();
    console.log(
      migrated.length > 0
        ? [`Migrated ${where}:`, ...migrated].join('\n  ')
        : `Nothing to migrate: ${where} has the schema of this release.`,
    );
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
