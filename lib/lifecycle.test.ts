/** Start and stop, as the HTTP server sees them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GET as ready } from '@/app/api/health/ready/route';
import { POST as contactUs } from '@/app/api/v1/registration/contact-us/route';
import { testRequest } from './api/testing/test-request.ts';
import { resetDatabaseForTest } from './db/database.ts';
import { temporaryFolder } from './db/test-folder.ts';
import { env } from './env.ts';
import { type Lifecycle, startServices, whileRunning } from './lifecycle.ts';
import { issueFormToken } from './security/form-token.ts';

const home = temporaryFolder();
env.DATA_DIR = home;
afterAll(async () => {
  await resetDatabaseForTest();
  rmSync(home, { recursive: true, force: true });
});

const status = async () => (await ready(testRequest('/api/health/ready'))).status;
const send = async (email: string) =>
  contactUs(
    testRequest('/api/v1/registration/contact-us', {
      method: 'POST',
      body: {
        name: 'Ada',
        email,
        topic: 'demo',
        message: 'We would like to see it at work.',
        token: issueFormToken(Date.now() - 60_000),
      },
    }),
  );

test('starts, delivers, finishes what runs, and gives the database back', async () => {
  await startServices();
  expect(await status()).toBe(200);
  expect((await send('ada@example.com')).status).toBe(201);
  const mail = join(home, 'mail');
  for (let tries = 0; tries < 200; tries += 1) {
    if (existsSync(mail) && readdirSync(mail).filter((name) => /\.eml$/.test(name)).length === 2)
      break;
    await wait(50);
  }
  expect(
    readdirSync(mail)
      .sort()
      .map((name) => name.slice(20, 24)),
  ).toEqual(['ackn', 'desk']);

  const own = (globalThis as { [key: symbol]: unknown })[
    Symbol.for('norvant.lifecycle')
  ] as Lifecycle;
  own.beginDraining();
  expect(own.isDraining()).toBe(true);
  expect(await status()).toBe(503);
  expect((await send('late@example.com')).status).toBe(201);

  let isFinished = false;
  const running = whileRunning(async () => {
    await wait(300);
    isFinished = true;
  });
  await Promise.all([own.drain(), own.drain()]);
  expect(isFinished).toBe(true);
  await running;
  expect(existsSync(join(home, 'db.lock'))).toBe(false);
  expect((await send('too-late@example.com')).status).toBe(503);
  expect(await status()).toBe(503);
}, 60_000);
