/** Start and stop, as the HTTP server sees them. */
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { contactUs as contactUsEndpoint } from '@/lib/features/contact/endpoints/contact-us';
import { ready as readyEndpoint } from '@/lib/features/health/endpoints/ready';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../platform/api/testing/test-request.ts';
import { pathOf } from '../platform/data-folder/file-folders.ts';
import { getDb, resetDatabaseForTest } from '../platform/db/database.ts';
import { BARE, folderWithDatabase } from '../platform/db/test-folder.ts';
import { storeFile } from '../platform/files/files.ts';
import { deletedFiles, files } from '../platform/files/tables.ts';
import { pdf } from '../platform/files/testing/sample-files.ts';
import { beginDraining, drain, isDraining, whileRunning } from '../platform/lifecycle/lifecycle.ts';
import { issueFormToken } from '../platform/security/form-token.ts';
import { insertUser } from '../platform/session/rows/users.ts';
import { changeSettings } from '../platform/settings/settings.ts';
import { startServices } from './services.ts';

const { GET: ready } = route(readyEndpoint);
const { POST: contactUs } = route(contactUsEndpoint);

const home = folderWithDatabase(BARE);
changeSettings({ DATA_DIR: home });
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

/** Eleven files, one of which has no row and is three hours old. @returns its path */
async function loseOneFile(): Promise<string> {
  const db = await getDb();
  const pdfFile = new File([new Uint8Array(pdf)], 'cv.pdf');
  const store = () =>
    db.transaction((tx) => storeFile(tx, pdfFile, { purpose: 'document', ownerId: null }));
  const ids = await Promise.all(Array.from({ length: 11 }, store));
  const [lost = ''] = ids;
  const owner = await insertUser(db, { email: 'eve@example.org', name: 'Eve' });
  // Whatever has an owner is not forgotten with the messages of others.
  await db.update(files).set({ ownerId: owner.id });
  await db.delete(files).where(eq(files.id, lost));
  await db.delete(deletedFiles);
  const then = new Date(Date.now() - 3 * 60 * 60 * 1000);
  utimesSync(pathOf(lost), then, then);
  return pathOf(lost);
}

test('starts, delivers, finishes what runs, and gives the database back', async () => {
  const lost = await loseOneFile();
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

  beginDraining();
  expect(isDraining()).toBe(true);
  expect(await status()).toBe(503);
  expect((await send('late@example.com')).status).toBe(201);

  let isFinished = false;
  const running = whileRunning(async () => {
    await wait(300);
    isFinished = true;
  });
  await Promise.all([drain(), drain()]);
  expect(isFinished).toBe(true);
  await running;
  expect(existsSync(join(home, 'db.lock'))).toBe(false);
  // Files are swept an hour after the start for the first time.
  expect(existsSync(lost)).toBe(true);
  expect((await send('too-late@example.com')).status).toBe(503);
  expect(await status()).toBe(503);
}, 60_000);
