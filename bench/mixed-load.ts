/**
 * `npm run bench:mixed-load [minutes] [requests a second]`: pages, searches, forms with and without a
 * file, and logins, from many addresses, on two instances and one PostgreSQL. Every five minutes a line
 * says what was answered and what memory each instance takes. An hour by default; run by hand, alone.
 */
import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeBody } from '../lib/platform/api/testing/encode-body.ts';
import { someAddress, startInstances } from './instances.ts';
import { memoryOf } from './process.ts';
import { scratchFolder } from './scratch-folder.ts';

const [minutes = 60, rate = 20] = process.argv.slice(2).map(Number);
const LINE_MS = 5 * 60_000;
const ACCOUNTS = 10;
const PASSWORD = 'forty drivers, three depots';
/** A site that many forms reach asks that each was open for half a minute. */
const TOKEN_AGE_MS = 31_000;
const WORDS = 'payroll leave onboarding audit price security migration night shift report'.split(
  ' ',
);
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const { instances, environment } = await startInstances(scratchFolder(), 2);
let turn = 0;
/** The next instance, as a balancer would choose it. */
const next = () => instances[turn++ % instances.length]?.url ?? '';
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

async function ask(path: string, init: RequestInit = {}, address = someAddress()) {
  const response = await fetch(next() + path, {
    redirect: 'manual',
    ...init,
    headers: { 'X-Forwarded-For': address, ...init.headers },
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body };
}

const sitemap = await (await fetch(`${instances[0]?.url}/sitemap.xml`)).text();
const PATHS = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path?.replaceAll('&amp;', '&') ?? '/',
);
if (PATHS.length === 0) throw new Error('The sitemap names no page.');

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

const somebody = () => `visitor.${randomUUID()}@example.org`;

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
  ['search', 10, () => ask(`/search?q=${pick(WORDS)}+${pick(WORDS)}`)],
  ['token', 12, fetchToken],
  [
    'message',
    8,
    async () => {
      const token = oldToken();
      if (!token) return fetchToken();
      const message = `We would like to see how ${pick(WORDS)} works. ${randomUUID()}`;
      const fields = { name: 'Asha Verma', email: somebody(), topic: 'demo', message, token };
      return json('/api/v1/registration/contact-us', fields);
    },
  ],
  [
    'application',
    3,
    async () => {
      const token = oldToken();
      if (!token) return fetchToken();
      const cv = new File([`${PDF}% ${randomUUID()}\n`], 'cv.pdf', { type: 'application/pdf' });
      const fields = {
        jobId: 'web-developer-1',
        name: 'Leela Thomas',
        email: somebody(),
        token,
        cv,
      };
      return ask('/api/v1/registration/job-application', {
        method: 'POST',
        body: encodeBody('upload', fields),
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
let running = 0;

async function visitOnce(): Promise<void> {
  const [name, , visit] = pick(DECK);
  const start = performance.now();
  running += 1;
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
    running -= 1;
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
try {
  for (let due = begun; due < end; due += 1000 / rate) {
    const wait = due - Date.now();
    if (wait > 0) await sleep(wait);
    // A site that answers nothing is not asked for more and more.
    if (running < 500) void visitOnce();
    if (Date.now() < nextLine) continue;
    const memory = instances.map(({ pid }) => memoryOf(pid)).join(', ');
    const { answers, failed, times } = line;
    console.log(
      `| ${Math.round((Date.now() - begun) / 60_000)} | ${sum(answers)} | ${failed} | ${centile(times, 0.5)} | ${centile(times, 0.99)} | ${memory} |`,
    );
    line = newLine();
    nextLine += LINE_MS;
  }
  while (running > 0) await sleep(100);
  console.log(`\n${sum(total.answers)} answers, ${total.failed} of them 5xx or none:`);
  for (const [what, count] of [...total.answers].toSorted()) console.log(`- ${what}: ${count}`);
} finally {
  await Promise.all(instances.map(({ stop }) => stop()));
  process.exit();
}
