/**
 * The outbox: mails that are owed. A job is put in by the transaction that stores the row it is
 * about, so both are kept or neither. pg-boss hands it to a worker until the mail has left.
 */
import 'server-only';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Database, type Opened, openDatabase, type Transaction } from '../db/database.ts';
import { describeError, log } from '../log/log.ts';
import { metrics } from '../metrics/metrics.ts';
import type { Delivery } from '../metrics/outcomes.ts';
import { configuredDelivery, type Deliver, isRefusedForEver } from './delivery.ts';
import { type Mail, type MailKind, TemplateError } from './mail-kind.ts';

/** A mail that is owed, about the row `id`. */
export type OwedMail = { mail: Pick<MailKind, 'name'>; id: string };

export type MailJob = { kind: string; id: string };
/** Of the last attempt, kept with the job. `reference` is missing when the mail could not be written. */
export type Failure = { kind: string; code?: string; reference?: string };

/** Where the worker finds what its jobs name. */
export type MailSource = {
  /**
   * The mail `kind` about the row `id`; undefined when the row was erased or its mail has left.
   * @throws TemplateError when no further attempt can do better
   */
  find: (db: Database, kind: string, id: string) => Promise<Mail | undefined>;
  markSent: (db: Database, kind: string, id: string) => Promise<void>;
};
export type Outbox = {
  boss: PgBoss;
  /** Owes mails, from within the transaction that stores their row. */
  enqueue: (tx: Transaction, ...owed: OwedMail[]) => Promise<void>;
  startWorker: (mails: MailSource, deliver?: Deliver) => Promise<void>;
  stop: () => Promise<void>;
};

export const MAIL_QUEUE = 'mail';
/** Mails that cannot be sent wait here for a person; see parked.ts. */
export const PARKED_QUEUE = 'mail-parked';

/** The jobs of mails that are owed or parked, for a backup. What else stands there is history. */
export const OWED_JOBS = { table: 'pgboss.job', where: "state < 'completed'" };

/** 15 s, 30 s, 1 min … then every quarter of an hour: about twelve hours in all. */
const RETRY = { retryLimit: 55, retryDelay: 15, retryBackoff: true, retryDelayMax: 900 };
/** 15 s after the last word of the worker that holds a mail another may take it. */
const LEASE = { heartbeatSeconds: 15 };
const MAIL_SETTINGS = {
  ...RETRY,
  ...LEASE,
  expireInSeconds: 60,
  deadLetter: PARKED_QUEUE,
  notify: true,
};
const PARKED_SETTINGS = { retentionSeconds: 90 * 24 * 60 * 60 };
/**
 * In seconds. A new job wakes the worker at once; retries wait for its next look, which comes sooner where nothing can wake it
 * (`deaf`). A worker that holds a mail says so at each `renew`; leases that are over are looked for at each `supervise`.
 */
const PACE = { awake: 10, deaf: 2, renew: 5, supervise: 5 };
/**
 * Five hands that take two mails at a time: a slow mail server holds one hand, and the others go on. A
 * full batch is followed by the next at once, so a backlog leaves without pauses; pg-boss knows no
 * full batch of one.
 */
const WORK_SETTINGS = {
  perJobResults: true,
  includeMetadata: true,
  localConcurrency: 5,
  batchSize: 2,
  burstWhenBatchFull: true,
} as const;
const STOP_LIMIT_MS = 8_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

type RetrySettings = Partial<typeof RETRY>;
/** Tests can't wait for hours. */
type OutboxSettings = { retry?: RetrySettings; pace?: typeof PACE };

function createBoss(opened: Opened, supervise: number): PgBoss {
  const shared = {
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    schedule: false,
    useListenNotify: true,
  };
  return opened.kind === 'embedded'
    ? new PgBoss({ ...shared, db: fromPglite(opened.pglite), backend: 'pglite' })
    : new PgBoss({
        ...shared,
        connectionString: opened.url,
        max: 4,
        connectionTimeoutMillis: 2000,
      });
}

async function createQueues(boss: PgBoss, retry: RetrySettings): Promise<void> {
  await boss.createQueue(PARKED_QUEUE, PARKED_SETTINGS);
  await boss.createQueue(MAIL_QUEUE, { ...MAIL_SETTINGS, ...retry });
  // An older version of the site may have made it with other settings.
  await boss.updateQueue(MAIL_QUEUE, { ...MAIL_SETTINGS, ...retry });
  // Looks the queue up and remembers it. Left to the first send inside a transaction, the look-up
  // would wait for the one connection that this very transaction holds.
  await boss.findJobs(MAIL_QUEUE, { id: NO_JOB });
}

const countDelivery = (outcome: Delivery) => metrics()?.deliveries.inc({ outcome });

/** Sends one mail. The row says whether that has been done already. */
async function work(
  db: Database,
  mails: MailSource,
  deliver: Deliver,
  job: JobWithMetadata<MailJob>,
): Promise<JobResult> {
  const { kind, id } = job.data;
  const facts = { queue: MAIL_QUEUE, job: job.id, kind, attempt: job.retryCount + 1 };
  let reference: string | undefined;
  try {
    const mail = await mails.find(db, kind, id);
    reference = mail?.reference;
    if (mail) {
      await deliver(mail);
      await mails.markSent(db, kind, id);
      log.info({ ...facts, reference }, 'mail sent');
    }
    countDelivery(mail ? 'sent' : 'gone');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isPoison = error instanceof TemplateError || isRefusedForEver(error);
    const isLast = job.retryCount >= job.retryLimit;
    const { kind: errorKind, code } = describeError(error);
    const isParked = isPoison || isLast;
    countDelivery(isParked ? 'parked' : 'retried');
    if (isParked) log.error({ ...facts, reference, ...describeError(error) }, 'mail parked');
    else log.warn({ ...facts, reference, ...describeError(error) }, 'mail waits');
    // What the server says may name an address, so of the error only kind and code are kept.
    const output: Failure = { kind: errorKind, code, reference };
    return { id: job.id, status: isPoison ? 'deadletter' : 'failed', output };
  }
}

/** Starts an outbox on an open database. Most callers want `getOutbox`. */
export async function startOutbox(
  opened: Opened,
  { retry = {}, pace = PACE }: OutboxSettings = {},
): Promise<Outbox> {
  const workSettings = {
    ...WORK_SETTINGS,
    pollingIntervalSeconds: pace.deaf,
    notifyPollingIntervalSeconds: pace.awake,
    heartbeatRefreshSeconds: pace.renew,
  };
  const boss = createBoss(opened, pace.supervise);
  boss.on('error', (error) => log.warn(describeError(error), 'outbox'));
  boss.on('warning', (warning) => log.warn({ reason: warning.message }, 'outbox'));
  try {
    await boss.start();
    await createQueues(boss, retry);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    boss,
    enqueue: async (tx, ...owed) => {
      const taken = await boss.insert(
        MAIL_QUEUE,
        owed.map(({ mail, id }) => ({ data: { kind: mail.name, id } satisfies MailJob })),
        { db: fromDrizzle(tx, sql), returnId: true },
      );
      if (taken?.length !== owed.length) throw new Error('The outbox did not take every job.');
    },
    startWorker: async (mails, deliver = configuredDelivery()) => {
      await boss.work<MailJob, unknown, typeof workSettings>(MAIL_QUEUE, workSettings, (jobs) =>
        Promise.all(jobs.map((job) => work(opened.db, mails, deliver, job))),
      );
    },
    stop: () => boss.stop({ timeout: STOP_LIMIT_MS }),
  };
}

const HOLDER = Symbol.for('norvant.outbox');
const shared = globalThis as { [HOLDER]?: Promise<Outbox> | undefined };

/** The outbox of this process, started by its first user. A failed start is tried again. */
export async function getOutbox(): Promise<Outbox> {
  shared[HOLDER] ??= openDatabase().then((opened) => startOutbox(opened));
  const starting = shared[HOLDER];
  try {
    return await starting;
  } catch (error) {
    if (shared[HOLDER] === starting) shared[HOLDER] = undefined;
    throw error;
  }
}

export async function stopOutbox(): Promise<void> {
  const outbox = await shared[HOLDER]?.catch(() => undefined);
  shared[HOLDER] = undefined;
  await outbox?.stop();
}
