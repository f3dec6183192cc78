/** Fault 14: SIGTERM to the very process that a person or a container starts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACT, message } from '../support/contact.ts';
import { ask, compose, openSocket, parseAnswer } from '../support/raw-http.ts';
import { eventually, removeData, startSite } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

test('SIGTERM to `npm start`: who is being served is served, then nothing of it is left', async () => {
  // With the origins of the build, so that it is taken as it is.
  const site = await startSite({
    command: ['npm', 'start'],
    env: { SITE_ORIGIN_USA: undefined, SITE_ORIGIN_INDIA: undefined },
  });
  const lock = join(site.dataDir, 'db.lock');
  try {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() };
    const body = JSON.stringify(message(site));
    const bytes = compose({ method: 'POST', path: CONTACT, headers, body });
    const running = openSocket(site.port);
    running.socket.write(bytes.subarray(0, -20));
    await ask(site.port, { path: '/api/health/live' });

    const ended = site.stop('SIGTERM');
    await eventually(
      async () => (await ask(site.port, { path: '/api/health/ready' })).status === 503,
    );
    running.socket.write(bytes.subarray(-20));
    await eventually(async () => running.socket.closed);
    expect(parseAnswer(running.received()).status, 'the request that was running').toBe(201);

    expect(await ended, site.output()).toBe(0);
    await expect(ask(site.port, { path: '/api/health/live' }), 'the server').rejects.toThrow();
    expect(existsSync(lock), 'the lock of the database').toBe(false);
  } finally {
    // What npm has left behind, should this ever fail again.
    if (existsSync(lock)) process.kill(JSON.parse(readFileSync(lock, 'utf8')).pid, 'SIGKILL');
    await site.stop('SIGKILL');
    removeData(site);
  }
});
