/**
 * `npm run bench:senders`: how many contact messages a second one sender gets stored, and sixteen at once,
 * each from an address of its own, on PostgreSQL. What all forms shared would hold the sixteen back.
 */
import { issueTokens } from '../e2e/support/form-tokens.ts';
import { startInstances } from './instances.ts';
import { median } from './median.ts';
import { scratchFolder } from './scratch-folder.ts';
import { someAddress } from './visitors.ts';

const ROUNDS = 5;
const SECONDS = 4;
const AT_ONCE = [1, 16];
/** Old enough for a site that many forms reach. */
const TOKEN_AGE_MS = 10 * 60_000;

const { instances, environment } = await startInstances(scratchFolder(), 1);
const [site] = instances;
if (!site) throw new Error('No instance was started.');
// Tokens are signed by the key of the instances.
process.env.SECRET_KEY = environment.SECRET_KEY;
const dataDir = environment.DATA_DIR ?? '';
const tokens: string[] = [];

async function send(): Promise<void> {
  const token = tokens.pop();
  if (!token) throw new Error('There are too few tokens.');
  const response = await fetch(`${site?.url}/api/v1/registration/contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': someAddress() },
    body: JSON.stringify({
      name: 'Asha Verma',
      email: `asha.${token.slice(0, 24).replace(/\W/g, '')}@example.org`,
      topic: 'demo',
      message: `We would like to see how leave requests work. ${token}`,
      token,
    }),
  });
  if (response.status !== 201)
    throw new Error(`${response.status}: ${(await response.text()).slice(0, 200)}`);
  await response.arrayBuffer();
}

/** @returns messages stored a second */
async function measure(senders: number): Promise<number> {
  tokens.push(...issueTokens({ dataDir }, TOKEN_AGE_MS, 6_000));
  const end = performance.now() + SECONDS * 1000;
  let stored = 0;
  const sender = async () => {
    while (performance.now() < end) {
      await send();
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return stored / SECONDS;
}

try {
  await measure(4);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await measure(AT_ONCE[0] as number), await measure(AT_ONCE[1] as number)]);
  const [one, many] = AT_ONCE.map((_, index) => median(rounds.map((each) => each[index] ?? 0)));
  const ratio = median(rounds.map(([first = 1, second = 0]) => second / first));
  console.log(`| senders at once | messages a second, median of ${ROUNDS} |\n| --- | --- |`);
  console.log(`| 1 | ${one?.toFixed(0)} |\n| 16 | ${many?.toFixed(0)} |`);
  console.log(`\nRatio: ${ratio.toFixed(2)} (at least 4 is wanted)`);
} finally {
  await site.stop();
  process.exit();
}
