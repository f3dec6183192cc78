/** Attack 13: forms sent by machines. Limits hold, nobody's inbox fills, everybody else gets in. */
import { execFileSync } from 'node:child_process';
import { HOME } from '../../lib/content/routes.ts';
import { isAbout, mailsAbout, referenceOf, sendMessage } from '../support/contact.ts';
import { withSite } from '../support/own-site.ts';
import { expectProblem } from '../support/problem.ts';
import { ask } from '../support/raw-http.ts';
import { eventually, type Site } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A token as the site in `site` would have issued it some time ago. */
function agedToken(site: Site, ageMs: number): string {
  const args = ['--conditions=react-server', 'e2e/support/issue-token.ts', String(ageMs)];
  const env = { ...process.env, DATA_DIR: site.dataDir };
  return execFileSync(process.execPath, args, { encoding: 'utf8', env }).trim();
}

test('a hundred messages from one address: most get 429, and others still get through', async ({
  site,
  address,
}) => {
  const token = agedToken(site, 10_000);
  const flood = await Promise.all(
    Array.from({ length: 100 }, () => sendMessage(site, { token }, { 'X-Forwarded-For': address })),
  );
  const taken = flood.filter(({ status }) => status === 201);
  const refused = flood.filter(({ status }) => status === 429);
  expect(taken.length + refused.length, 'nothing else is answered').toBe(100);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThanOrEqual(30);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(expectProblem(answer, 429, 'flood').code).toBe('TOO_MANY_REQUESTS');
  }
  expect((await sendMessage(site, { token })).status, 'another visitor').toBe(201);
  for (const path of [HOME, '/contact-us', '/api/health/ready'])
    expect((await ask(site.port, { path })).status, path).toBe(200);
});

test("nobody's inbox can be filled: one e-mail address gets few mails, from wherever they are asked for", async ({
  site,
}) => {
  const victim = `victim.${process.pid}.${Date.now()}@example.org`;
  const spellings = [victim, victim.toUpperCase(), victim.replace('v', 'V'), ` ${victim} `];
  const answers = [];
  for (let round = 0; round < 24; round += 1)
    answers.push(await sendMessage(site, { email: spellings[round % 4] }));
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThanOrEqual(5);
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  for (const answer of taken) await mailsAbout(site, referenceOf(answer));
  const received = (await site.mails()).filter((mail) =>
    mail.to?.some(({ address }) => address?.toLowerCase() === victim),
  );
  expect(received).toHaveLength(taken.length);
});

test('who fills in the hidden field is told that it worked, and nothing is kept', async () => {
  await withSite({}, async (site) => {
    const trapped = await Promise.all(
      ['https://spam.example', ' x ', '0'].map((website) => sendMessage(site, { website })),
    );
    const honest = await sendMessage(site, { website: '' });
    for (const answer of trapped) {
      expect(answer.status).toBe(201);
      expect([...answer.headers.keys()]).toEqual([...honest.headers.keys()]);
      expect(Object.keys(JSON.parse(answer.body))).toEqual(Object.keys(JSON.parse(honest.body)));
      expect(referenceOf(answer)).toMatch(/^NV-\w{4}-\w{4}$/);
    }
    await mailsAbout(site, referenceOf(honest));
    await site.stop('SIGKILL');
    const { messages } = await readStored(site.dataDir);
    expect(messages.map(({ reference }) => reference)).toEqual([referenceOf(honest)]);
    const mails = await site.mails();
    expect(mails).toHaveLength(2);
    for (const answer of trapped) expect(mails.filter(isAbout(referenceOf(answer)))).toEqual([]);
  });
});

test('a forged, hurried or day-old fill time is refused with words, a good one is taken', async ({
  site,
}) => {
  const fresh = async () =>
    JSON.parse((await ask(site.port, { path: '/api/v1/form-token' })).body).token as string;
  const token = await fresh();
  const [time = '', nonce = '', signature = ''] = token.split('.');
  const older = (Number.parseInt(time, 36) - HOUR_MS).toString(36);
  const forged = [
    'rubbish',
    '...',
    `${time}.${nonce}`,
    `${older}.${nonce}.${signature}`,
    `${time}.${nonce}x.${signature}`,
    `${time}.${nonce}.${signature.slice(0, -1)}`,
    `${time}.${nonce}.${signature}.${signature}`,
    `-1.${nonce}.${signature}`,
  ];
  const complaint = async (value: string) => {
    const problem = expectProblem(await sendMessage(site, { token: value }), 422, value);
    expect(Object.keys(problem.fields ?? {}), value).toEqual(['token']);
    return problem.fields?.token ?? '';
  };
  for (const value of forged) expect(await complaint(value), value).toMatch(/reload/i);
  expect(await complaint(await fresh())).toMatch(/quick/i);
  expect(await complaint(agedToken(site, 25 * HOUR_MS))).toMatch(/more than a day/i);
  expect(await complaint(agedToken(site, -HOUR_MS)), 'from the future').toMatch(/\w/);
  // The very token that came too early is good once the visitor has taken their time.
  const answer = await eventually(async () => {
    const sent = await sendMessage(site, { token });
    return sent.status === 201 && sent;
  });
  expect(referenceOf(answer)).toMatch(/^NV-/);
});

test('cookie choices are limited too', async () => {
  await withSite({}, async (site) => {
    const post = (address: string) =>
      ask(site.port, {
        method: 'POST',
        path: '/api/v1/global/consent',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Forwarded-For': address,
        },
        body: 'decision=allowAll&region=USA',
      });
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect((await post(newAddress())).status, 'another visitor').toBe(303);
  });
});
