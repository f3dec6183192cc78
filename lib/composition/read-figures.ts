/** What metrics tell of the database and the outbox: read by whoever has them open. */
import 'server-only';
import { databaseState, openDatabase } from '../platform/db/database.ts';
import { quarantineFigures } from '../platform/files/quarantine-figures.ts';
import { isDraining } from '../platform/lifecycle/lifecycle.ts';
import { describeError, log } from '../platform/log/log.ts';
import { outboxFigures } from '../platform/mail/outbox-figures.ts';
import type { Figures } from '../platform/metrics/figures.ts';

/** As long as readiness waits for it, in ms. */
const DATABASE_LIMIT_MS = 2_000;

/** Never rejects: what cannot be known is left out. */
export async function readFigures(): Promise<Figures> {
  const state = await databaseState(DATABASE_LIMIT_MS).catch(() => 'refused' as const);
  const isReady = !isDraining() && state !== 'refused';
  // Open already, unless it never was: a pool that all wait for is worth knowing.
  const opened = await openDatabase().catch(() => undefined);
  const pool = opened?.kind === 'postgres' ? opened.pool() : undefined;
  if (state !== 'up' || !opened) return { isReady, isUp: false, pool };
  const mails = await outboxFigures(opened.db).catch((error) => {
    log.warn(describeError(error), 'figures of the outbox not read');
    return undefined;
  });
  const quarantine = await quarantineFigures(opened.db).catch((error) => {
    log.warn(describeError(error), 'figures of the quarantine not read');
    return undefined;
  });
  return { isReady, isUp: true, pool, mails, quarantine };
}
