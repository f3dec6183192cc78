/**
 * `npm run bench:mixed-load [minutes] [requests a second]`: pages, searches, forms with and without a
 * file, and logins, from many addresses, on two instances and one PostgreSQL. Every five minutes a line
 * says what was answered and what memory each instance takes. An hour by default; run by hand, alone.
 */
import { spawnSync } from 'node:child_process';
import { encodeBody } from '../lib/platform/api/testing/encode-body.ts';
import { startInstances } from './instances.ts';
import { atPace } from './pace.ts';
import { memoryOf } from './process.ts';
import { scratchFolder } from './scratch-folder.ts';
import {
  pathsOf,
  pick,
  someAddress,
  someApplication,
  someMessage,
  someSearch,
} from './visitors.ts';

const [minutes = 60, rate = 20] = process.argv.slice(2).map(Number);
const LINE_MS = 5 * 60_000;
const ACCOUNTS = 10;
const PASSWORD = 'forty drivers, three depots';
/** A site that many forms reach asks that each was open for half a minute. */
const TOKEN_AGE_MS = 31_000;

const { instances, environment } = await startInstances(scratchFolder(), 2);
let turn = 0;
/** The next instance, as a balancer would choose it. */
const next = () => instances[turn++ % instances.length]?.url ?? '';

async function ask(path: string, init: RequestInit = {}, address = someAddress()) {
  const response = await fetch(next() + path, {
    redirect: 'manual',
    ...init,
    headers: { 'X-Forwarded-For': address, ...init.headers },
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body };
}

const PATHS = pathsOf(await (await fetch(`${instances[0]?.url}/sitemap.xml`)).text());

/** The visitors who are signed in, each to an account and from an address of their own. */
const accounts = Array.from({ length: ACCOUNTS }, (_, index) => ({
  email: `load.${index}@example.org`,
  address: someAddress(),
}));
for (const { email } of accounts) {
  const script = 'scripts/commands/add-account.ts';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', script, '--email', email, '--name', 'Load'],
    { input: `${PASSWORD}\n`, encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  if (status !== 0) throw new Error(stderr);
}

/** Form tokens with the time when they were given, the oldest first. */
const tokens: { token: string; since: number }[] = [];
async function fetchToken() {
  const answer = await ask('/api/v1/form-token');
  if (answer.status === 200)
    tokens.push({ token: JSON.parse(answer.body).token, since: Date.now() });
  return answer;
}
const oldToken = () =>
  tokens[0] && Date.now() - tokens[0].since > TOKEN_AGE_MS ? tokens.shift()?.token : undefined;

const json = (path: string, body: object, address?: string, headers: object = {}) =>
  ask(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    address,
  );

type Seen = { status: number; body: string };
/** What visitors do, and how many of a hundred do it. */
const VISITS: [name: string, share: number, visit: () => Promise<Seen>][] = [
  [
    'page',
    60,
    async () => {
      const address = someAddress();
      const cookie = `region=${pick(['USA', 'INDIA'])}`;
      return ask(
        pick(PATHS),
        { headers: { Cookie: cookie, 'User-Agent': 'Googlebot/2.1' } },
        address,
      );
    },
  ],
  ['search', 10, () => ask(someSearch())],
  ['token', 12, fetchToken],
  [
    'message',
    8,
    async () => {
      const token = oldToken();
      if (!token) return fetchToken();
      return json('/api/v1/registration/contact-us', someMessage(token));
    },
  ],
  [
    'application',
    3,
    async () => {
      const token = oldToken();
      if (!token) return fetchToken();
      return ask('/api/v1/registration/job-application', {
        method: 'POST',
        body: encodeBody('upload', someApplication(token)),
      });
    },
  ],
  [
    'login',
    4,
    async () => {
      const { email, address } = pick(accounts);
      const login = await json('/api/v1/user/login', { email, password: PASSWORD }, address);
      if (login.status !== 200) return login;
      const cookie = login.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const profile = await ask('/api/v1/user/profile', { headers: { Cookie: cookie } }, address);
      if (profile.status !== 200) return profile;
      return json('/api/v1/user/logout', {}, address, { Cookie: cookie });
    },
  ],
  [
    'consent',
    3,
    () =>
      json('/api/v1/global/consent', {
        consent: true,
        ip: '192.0.2.1',
        country_code: 'USA',
        necessary_cookies_consent: true,
        performance_cookies_consent: false,
        marketing_cookies_consent: false,
        analytical_cookies_consent: false,
        functional_cookies_consent: false,
      }),
  ],
];

/** Each visit as often as its share. */
const DECK = VISITS.flatMap((visit) => Array<(typeof VISITS)[number]>(visit[1]).fill(visit));

type Line = { answers: Map<string, number>; times: number[]; failed: number };
const newLine = (): Line => ({ answers: new Map(), times: [], failed: 0 });
let line = newLine();
const total = newLine();

async function visitOnce(): Promise<void> {
  const [name, , visit] = pick(DECK);
  const start = performance.now();
  try {
    const { status, body } = await visit();
    if (status >= 500) console.error(new Date().toISOString(), name, status, body.slice(0, 200));
    for (const one of [line, total]) {
      const key = `${name} ${status}`;
      one.answers.set(key, (one.answers.get(key) ?? 0) + 1);
      if (status >= 500) one.failed += 1;
    }
  } catch (error) {
    console.error(name, error);
    line.failed += 1;
    total.failed += 1;
  } finally {
    line.times.push(performance.now() - start);
  }
}

const centile = (times: number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);
const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

console.log('| minute | answers | 5xx or none | median ms | p99 ms | memory of each, MB |');
console.log('| --- | --- | --- | --- | --- | --- |');
const begun = Date.now();
const end = begun + minutes * 60_000;
let nextLine = begun + LINE_MS;
function printLine(): void {
  const memory = instances.map(({ pid }) => memoryOf(pid)).join(', ');
  const { answers, failed, times } = line;
  console.log(
    `| ${Math.round((Date.now() - begun) / 60_000)} | ${sum(answers)} | ${failed} | ${centile(times, 0.5)} | ${centile(times, 0.99)} | ${memory} |`,
  );
  line = newLine();
  nextLine += LINE_MS;
}

try {
  await atPace({
    rate,
    goesOn: () => {
      if (Date.now() >= nextLine) printLine();
      return Date.now() < end;
    },
    visit: visitOnce,
  });
  console.log(`\n${sum(total.answers)} answers, ${total.failed} of them 5xx or none:`);
  for (const [what, count] of [...total.answers].toSorted()) console.log(`- ${what}: ${count}`);
} finally {
  await Promise.all(instances.map(({ stop }) => stop()));
  process.exit();
}
