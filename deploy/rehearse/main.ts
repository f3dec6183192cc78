/**
 * `npm run rehearse`: plays on one machine what an operator fears (a release, a killed instance, a database, a mail
 * server or a disk that fails, a restore elsewhere) while visitors read and write, and prints what came of it.
 *
 *   npm run rehearse -- --builds A B   keeps the two releases in these folders, or takes them from there
 *                    -- --acts 1,4     plays these only
 *                    -- --seconds 60   how long each act lasts at least; also --reads and --posts a second
 *                    -- --logs FOLDER  keeps what instances and nginx say
 *                    -- --skip-disk    passes although no disk can be filled here
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scratchFolder } from '../../bench/scratch-folder.ts';
import type { Act } from './acts/act.ts';
import { calm } from './acts/calm.ts';
import { databaseAway } from './acts/database-away.ts';
import { diskFull } from './acts/disk-full.ts';
import { killedInstance } from './acts/killed-instance.ts';
import { mailAway } from './acts/mail-away.ts';
import { restoreElsewhere } from './acts/restore-elsewhere.ts';
import { rollingRestart } from './acts/rolling-restart.ts';
import { makeReleases } from './builds.ts';
import { loadOf } from './load.ts';
import { createSender } from './posts.ts';
import { readingVisits } from './reads.ts';
import { reconcile } from './reconcile.ts';
import { type Stage, setStage } from './stage.ts';
import { readStored, untilMailsLeft } from './stored.ts';
import { isPassed, newTally, type Outcome, type Tally, table, unclearPosts } from './tally.ts';

/** In the order in which they are played: the last one leaves the database of the others. */
const ACTS: readonly Act[] = [
  calm,
  rollingRestart,
  killedInstance,
  databaseAway,
  mailAway,
  diskFull,
  restoreElsewhere,
];
/** Lines that are printed of what went wrong in each way. */
const SHOWN = 10;

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      builds: { type: 'string' },
      acts: { type: 'string' },
      seconds: { type: 'string', default: '30' },
      reads: { type: 'string', default: '15' },
      posts: { type: 'string', default: '3' },
      logs: { type: 'string' },
      'skip-disk': { type: 'boolean', default: false },
    },
  });
  const [second] = positionals;
  if (Boolean(values.builds) !== Boolean(second) || positionals.length > 1)
    throw new Error('Usage: npm run rehearse -- --builds FORMER LATER');
  const numbers = values.acts?.split(',').map(Number);
  return {
    builds: values.builds && second ? ([values.builds, second] as const) : undefined,
    acts: ACTS.filter((_, index) => numbers?.includes(index + 1) ?? true),
    rates: {
      seconds: Number(values.seconds),
      reads: Number(values.reads),
      posts: Number(values.posts),
    },
    logs: values.logs,
    skipsDisk: values['skip-disk'],
  };
}

/** Plays the acts one after the other, up to one that breaks off. */
async function play(stage: Stage, options: ReturnType<typeof readOptions>): Promise<Tally[]> {
  const visits = await readingVisits(stage.client);
  const sender = createSender(stage.client, stage.nextToken);
  const tallies: Tally[] = [];
  for (const act of options.acts) {
    say(act.name);
    const tally = newTally(act.name);
    tallies.push(tally);
    const underLoad = loadOf(tally, visits, sender, options.rates);
    try {
      await act.play({ stage, tally, underLoad, sender });
    } catch (error) {
      tally.faults.push(`broke off: ${error instanceof Error ? error.message : error}`);
      // What comes after would say nothing.
      break;
    }
  }
  return tallies;
}

/** Waits for the last mails and compares. */
async function close(stage: Stage, tallies: Tally[]): Promise<[Tally, Outcome][]> {
  const { DATABASE_URL: url = '', DATA_DIR: data = '' } = stage.settings;
  const owed = await untilMailsLeft(url);
  if (owed > 0) tallies.at(-1)?.faults.push(`${owed} mails are still owed`);
  const books = [...stage.books, { rows: await readStored(url, data), holds: stage.isDue }];
  const outcomes = reconcile(
    tallies.flatMap(({ posts }) => posts),
    stage.mail.seen(),
    books,
  );
  return tallies.map((tally) => [
    tally,
    outcomes.get(tally.act) ?? { lost: [], doubled: [], twiceOnTheWire: 0 },
  ]);
}

function countSame(lines: readonly string[]): [line: string, times: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts];
}

/** Says on stderr what the table only counts. */
function sayMore([tally, { lost, doubled }]: [Tally, Outcome]): void {
  const unclear = unclearPosts(tally).map(({ kind, status, said }) => `${kind} ${status}: ${said}`);
  for (const [what, list] of Object.entries({
    'failed read': tally.failedReads,
    'read again': tally.readsAskedAgain,
    'sent again': tally.posts.flatMap(({ sentAgain }) => sentAgain),
    'no clear answer': unclear,
    lost,
    doubled,
  }))
    for (const [line, times] of countSame(list).slice(0, SHOWN))
      say(`${tally.act}, ${what}${times > 1 ? ` (${times} times)` : ''}: ${line}`);
}

async function main(): Promise<void> {
  const options = readOptions();
  const folder = scratchFolder('rehearse-');
  const logs = resolve(options.logs ?? join(folder, 'logs'));
  mkdirSync(logs, { recursive: true });
  say('two builds');
  const releases = await makeReleases(
    options.builds ?? [join(folder, 'former'), join(folder, 'later')],
  );
  say('PostgreSQL, mail server, two instances, nginx');
  const stage = await setStage(folder, logs, releases);
  const rows = await close(stage, await play(stage, options));
  rows.forEach(sayMore);
  console.log(table(rows));
  const isGood = ([tally, outcome]: [Tally, Outcome]) =>
    isPassed(tally, outcome) || (tally.notRun !== undefined && options.skipsDisk);
  await Promise.all(stage.instances.map((instance) => instance.stop()));
  process.exit(rows.every(isGood) ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
