/**
 * One of several instances does what is done once for all of them. The leader holds a lock of PostgreSQL by a
 * connection of its own, so that its end, however it comes, makes way for another. The embedded database has one
 * process, which leads.
 */
import 'server-only';
import pg from 'pg';
import type { Job } from '../housekeeping/housekeeping.ts';
import { describeError, log } from '../log/log.ts';
import { CONNECT_LIMIT_MS } from './open-postgres.ts';
import type { Opened } from './types.ts';

/** Any number will do, but the one of open-postgres.ts. */
const LEADER_LOCK = 20_261_121;
const ANSWER_LIMIT_MS = 3_000;

export type Leadership = {
  /**
   * Whether this process leads now; it does from its first call on when no other leads.
   * @throws what the connection says when the database is away
   */
  isLeader: () => Promise<boolean>;
  /** Makes way for another. */
  resign: () => Promise<void>;
};

function leadershipOn(url: string): Leadership {
  let held: pg.Client | undefined;
  const resign = async () => {
    const client = held;
    held = undefined;
    await client?.end();
  };
  const isStillHeld = async () => {
    if (!held) return false;
    // A connection that broke without a word has lost the lock.
    const isAlive = await held.query('SELECT 1').then(
      () => true,
      () => false,
    );
    if (!isAlive) await resign().catch(() => undefined);
    return isAlive;
  };
  const take = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => log.warn(describeError(error), 'leadership lost'));
    await client.connect();
    try {
      const answer = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LEADER_LOCK]);
      if (answer.rows[0]?.taken) held = client;
    } finally {
      if (held !== client) await client.end();
    }
    return Boolean(held);
  };
  return { isLeader: async () => (await isStillHeld()) || take(), resign };
}

export function leadership(opened: Opened): Leadership {
  return opened.kind === 'postgres'
    ? leadershipOn(opened.url)
    : { isLeader: async () => true, resign: async () => undefined };
}

/** `jobs`, each done only in the process that leads when it is due. */
export const byLeader = ({ isLeader }: Leadership, jobs: Job[]): Job[] =>
  jobs.map((job) => ({
    ...job,
    run: async (now) => {
      if (await isLeader()) await job.run(now);
    },
  }));
