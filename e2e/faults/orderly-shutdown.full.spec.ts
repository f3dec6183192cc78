/** Fault 3: SIGTERM. Nobody new is sent here, who is being served is served, then the end. */
import { CONTACT, message } from '../support/contact.ts';
import { withSite } from '../support/own-site.ts';
import { ask, compose, openSocket, parseAnswer } from '../support/raw-http.ts';
import { eventually, type Site } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

const LIMIT_MS = 30_000;

/** The bytes of a good message, cut in two in the middle of its body. */
function halves(site: Site): [Buffer, Buffer] {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() };
  const body = JSON.stringify(message(site));
  const bytes = compose({ method: 'POST', path: CONTACT, headers, body });
  const cut = bytes.length - 40;
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}

test('SIGTERM: readiness says no, the running request is answered, a stuck client is cut off', async () => {
  await withSite({}, async (site) => {
    const [first, second] = halves(site);
    const running = openSocket(site.port);
    running.socket.write(first);

    // Sends its body one byte at a time, and would for hours.
    const stuck = openSocket(site.port);
    const length = { 'Content-Length': '50000', 'Content-Type': 'application/json' };
    stuck.socket.write(compose({ method: 'POST', path: CONTACT, headers: length }));
    const drip = setInterval(() => stuck.socket.write(' '), 200);
    // Has said nothing at all.
    const silent = openSocket(site.port);

    await ask(site.port, { path: '/api/health/live' });
    const started = Date.now();
    const ended = site.stop('SIGTERM');
    const draining = await eventually(async () => {
      const answer = await ask(site.port, { path: '/api/health/ready' });
      return answer.status === 503 && answer;
    });
    expect(JSON.parse(draining.body).code).toBe('DRAINING');
    expect(draining.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask(site.port, { path: '/api/health/live' })).status, 'still alive').toBe(200);

    running.socket.write(second);
    await eventually(async () => running.socket.closed);
    const answer = parseAnswer(running.received());
    expect(answer.status, 'the request that was running').toBe(201);
    expect(answer.headers.get('connection')).toBe('close');

    expect(await ended, site.output()).toBe(0);
    clearInterval(drip);
    expect(Date.now() - started, 'the time that an orchestrator allows').toBeLessThan(LIMIT_MS);
    for (const { socket } of [running, stuck, silent]) socket.destroy();
    const { messages } = await readStored(site.dataDir);
    expect(messages.map(({ reference }) => reference)).toEqual([JSON.parse(answer.body).reference]);
  });
});

test('SIGTERM twice in a row ends the process at once, and the database still opens', async () => {
  await withSite({}, async (site) => {
    const drip = openSocket(site.port);
    drip.socket.write(halves(site)[0]);
    void site.stop('SIGTERM');
    await eventually(
      async () => (await ask(site.port, { path: '/api/health/ready' })).status === 503,
    );
    // Twice within half a second is one signal that came by two ways; a later one is meant.
    await eventually(async () => {
      void site.stop('SIGTERM');
      const answer = await ask(site.port, { path: '/api/health/live' }).catch(() => undefined);
      return answer === undefined;
    });
    expect(await site.stop('SIGTERM')).toBe(1);
    drip.socket.destroy();
    expect((await readStored(site.dataDir)).messages).toEqual([]);
  });
});
