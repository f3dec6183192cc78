/** Looks into the embedded database of a site that has been stopped. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fromPglite, PgBoss } from 'pg-boss';
import { consentReceipts } from '../../lib/features/consent-receipts/tables.ts';
import { submissions } from '../../lib/features/submissions/tables.ts';
import { openEmbedded } from '../../lib/platform/db/open-embedded.ts';

export type StoredMessage = typeof submissions.$inferSelect;

type Stored = { messages: StoredMessage[]; receipts: number };

/** What the site in `dataDir` has kept. */
export async function readStored(dataDir: string): Promise<Stored> {
  const { db, close } = await openEmbedded(dataDir);
  try {
    const messages = await db.select().from(submissions);
    return { messages, receipts: await db.$count(consentReceipts) };
  } finally {
    await close();
  }
}

/**
 * Lets an hour pass for the mails that are owed: those that wait for their next attempt are due,
 * those that a killed process held are free again.
 */
export async function letAnHourPass(dataDir: string): Promise<void> {
  const opened = await openEmbedded(dataDir);
  if (opened.kind !== 'embedded') throw new Error(`${join(dataDir, 'db')} is not embedded`);
  const back = async () => {
    await opened.db.execute(sql`UPDATE pgboss.job SET
      start_after = start_after - interval '1 hour', started_on = started_on - interval '1 hour'
      WHERE state < 'completed'`);
    await opened.db.execute(
      sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`,
    );
  };
  try {
    await back();
    const boss = new PgBoss({
      db: fromPglite(opened.pglite),
      backend: 'pglite',
      schedule: false,
      supervise: false,
    });
    boss.on('error', (error) => {
      throw error;
    });
    await boss.start();
    await boss.supervise();
    await boss.stop();
    await back();
  } finally {
    await opened.close();
  }
}
