/** Attack 3: an address that a client claims helps it past no limit; the host that it claims, to nothing. */
import { Agent, request } from 'node:http';
import { CONTACT, message } from '../support/contact.ts';
import { ask } from '../support/raw-http.ts';
import { removeData, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

type Answer = { status: number; retryAfter: string | undefined };

/** Posts a hundred messages, one after the other, through one and the same socket. */
async function postByOneSocket(
  site: Site,
  claim: (round: number) => Record<string, string>,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const answers: Answer[] = [];
  for (let round = 0; round < 100; round += 1) {
    const headers = { 'Content-Type': 'application/json', ...claim(round) };
    const options = { port: site.port, path: CONTACT, method: 'POST', agent, headers };
    answers.push(
      await new Promise<Answer>((resolve, reject) => {
        const sent = request(options, (response) => {
          response.resume().once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
            }),
          );
        });
        sent.once('socket', (socket) => sockets.add(socket)).once('error', reject);
        sent.end(JSON.stringify(message(site)));
      }),
    );
  }
  agent.destroy();
  expect(sockets.size, 'sockets used').toBe(1);
  return answers;
}

function expectLimit(answers: Answer[]): void {
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken.length + refused.length, 'nothing else is answered').toBe(100);
  expect(taken.length).toBeGreaterThan(0);
  expect(refused.length, 'refused of a hundred').toBeGreaterThanOrEqual(70);
  expect(answers.at(-1)?.status, 'once refused, for a while').toBe(429);
  for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^[1-9]\d*$/);
}

test.describe('when no proxy is trusted', { tag: '@full' }, () => {
  // One start for both.
  test.describe.configure({ mode: 'serial' });

  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ env: { TRUSTED_PROXIES: '' } });
  });
  test.afterAll(async () => {
    await site?.stop('SIGKILL');
    if (site) removeData(site);
  });

  test('a claimed host or protocol means nothing', async () => {
    const headers = { 'X-Forwarded-Host': 'www.norvant.in', 'X-Forwarded-Proto': 'https' };
    const answer = await ask(site.port, { path: '/', headers });
    expect(answer.headers.get('location')).not.toContain('norvant.in');
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.cookies.join()).not.toContain('Secure');
  });

  test('a hundred claimed addresses on one socket are one visitor', async () => {
    const answers = await postByOneSocket(site, (round) => {
      const address = `203.0.113.${round + 1}`;
      return {
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        'X-Client-IP': address,
        'True-Client-IP': address,
        'CF-Connecting-IP': address,
        'X-Cluster-Client-IP': address,
        Forwarded: `for=${address}`,
      };
    });
    expectLimit(answers);
    const own = await ask(site.port, {
      path: '/api/v1/ip',
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' },
    });
    expect(JSON.parse(own.body)).toEqual({ origin: '127.0.0.1' });
  });
});

test('behind a trusted proxy only what that proxy has added counts', async ({ site, address }) => {
  const answers = await postByOneSocket(site, (round) => ({
    'X-Forwarded-For': `203.0.113.${round + 1}, 10.0.${round}.1, ${address}`,
  }));
  expectLimit(answers);
});

test('the address is the right-most one that is no proxy of ours', async ({ site }) => {
  const claims: [string | readonly string[], string][] = [
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7, 127.0.0.1', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7, ::1, 127.0.0.1', '198.51.100.7'],
    [['203.0.113.9', '198.51.100.7'], '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['203.0.113.9, not an address', '127.0.0.1'],
    ['203.0.113.9, 1', '127.0.0.1'],
    ['203.0.113.9, <script>', '127.0.0.1'],
    [',,,', '127.0.0.1'],
  ];
  for (const [claim, origin] of claims) {
    const headers = { 'X-Forwarded-For': claim };
    const answer = await ask(site.port, { path: '/api/v1/ip', headers });
    expect(JSON.parse(answer.body), JSON.stringify(claim)).toEqual({ origin });
  }
});

test('all addresses of one IPv6 network share its limits', async ({ site }) => {
  const network = `2001:db8:${process.pid.toString(16)}:1`;
  const answers = await postByOneSocket(site, (round) => ({
    'X-Forwarded-For': `${network}:${round.toString(16)}::${round + 1}`,
  }));
  expectLimit(answers);
});
