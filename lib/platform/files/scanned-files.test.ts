/** Where a scanner is set: nobody opens a file that it has not seen, and a virus is not kept. */
import { mkdirSync, rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { pathOf } from '../data-folder/file-folders.ts';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { log } from '../log/log.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { setMetrics } from '../metrics/metrics.ts';
import { infectedPdf } from '../scanner/testing/eicar.ts';
import { withFakeClamd } from '../scanner/testing/fake-clamd.ts';
import { changeSettings } from '../settings/settings.ts';
import { readStoredFile, storeFile } from './files.ts';
import { scanWaiting, startLateScans } from './late-scans.ts';
import { quarantineFigures } from './quarantine-figures.ts';
import { allFileIds } from './rows.ts';
import { scanFirst } from './scan-first.ts';
import { sweepFiles } from './sweep.ts';
import { files } from './tables.ts';
import { cvFile } from './testing/stored-file.ts';
import { describeOnEveryStore, emptyStore } from './testing/test-store.ts';

const MINUTE = 60_000;

describeOnEveryStore('files with a scanner', () => {
  const clamd = withFakeClamd();
  let store: Awaited<ReturnType<typeof emptyStore>>;
  beforeEach(async () => {
    store = await emptyStore();
    await (await getDb()).delete(files);
  });
  afterEach(() => setMetrics(undefined));

  /** Sends `file` as an endpoint does. @returns its id */
  async function send(file = cvFile()): Promise<string> {
    const scan = await scanFirst(file, 'cv');
    const options = { purpose: 'cv', ownerId: null, field: 'cv', scan } as const;
    return (await getDb()).transaction((tx) => storeFile(tx, file, options));
  }
  const sendWhileAway = async (file?: File) => {
    clamd().fault = 'closes';
    const id = await send(file);
    clamd().fault = undefined;
    clamd().asked = [];
    return id;
  };
  const scanOf = async (id: string) => {
    const [row] = await (await getDb()).select().from(files).where(eq(files.id, id));
    return row?.scan;
  };
  const kept = async () => (await store.list('files')).map(({ id }) => id).sort();
  const scanLate = async (now?: number) => scanWaiting(await getDb(), now);

  test('a clean one can be opened at once', async () => {
    const id = await send();
    expect(await scanOf(id)).toBe('clean');
    expect(await readStoredFile(id)).toBeDefined();
  });

  test('a virus is refused in words, and nothing of it is kept', async () => {
    await expect(send(infectedPdf())).rejects.toMatchObject({
      fields: { cv: expect.stringContaining('virus was found') },
    });
    expect(await (await getDb()).$count(files)).toBe(0);
    expect(await kept()).toEqual([]);
  });

  test('while the scanner is away files are taken, and nobody opens them until they are clean', async () => {
    const id = await sendWhileAway();
    await expect(readStoredFile(id)).rejects.toMatchObject({
      problem: { status: 409, body: { code: 'FILE_WAITING' }, headers: { 'Retry-After': '60' } },
    });
    expect(await quarantineFigures(await getDb())).toMatchObject({ files: 1 });
    await scanLate();
    expect(await scanOf(id)).toBe('clean');
    expect(await readStoredFile(id)).toBeDefined();
    expect(await quarantineFigures(await getDb())).toEqual({ files: 0, oldestAge: 0 });
  });

  test('a virus that is found late goes at once, and its row says so', async () => {
    const id = await sendWhileAway(infectedPdf());
    expect(await kept()).toEqual([id]);
    await scanLate();
    expect(await scanOf(id)).toBe('infected');
    expect(await kept()).toEqual([]);
    await expect(readStoredFile(id)).rejects.toMatchObject({
      problem: { status: 410, body: { code: 'FILE_INFECTED' } },
    });
    // It is not one that was lost, for an operator who moves files.
    expect(await allFileIds(await getDb())).toEqual([]);
  });

  test('bytes of a virus that could not be removed go at the next sweep', async () => {
    const id = await sendWhileAway(infectedPdf());
    await (await getDb()).update(files).set({ scan: 'infected' }).where(eq(files.id, id));
    expect(await kept()).toEqual([id]);
    await sweepFiles(await getDb());
    expect(await kept()).toEqual([]);
  });

  test('a file whose sender did not ask the scanner waits for it all the same', async () => {
    const options = { purpose: 'cv', ownerId: null } as const;
    const id = await (await getDb()).transaction((tx) => storeFile(tx, cvFile(), options));
    await expect(readStoredFile(id)).rejects.toMatchObject({ problem: { status: 409 } });
  });

  test('the operator counts what was clean, infected or not answered', async () => {
    const metrics = createMetrics({ hash: '', version: '' });
    setMetrics(metrics);
    await send();
    await send(infectedPdf()).catch(() => undefined);
    await sendWhileAway();
    const { values } = await metrics.scans.get();
    expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
      clean: 1,
      infected: 1,
      failed: 1,
    });
  });

  test('a scanner that stays away is not asked about every file, and none is forgotten', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await sendWhileAway());
    const now = Date.now();
    clamd().fault = 'closes';
    await scanLate(now);
    expect(clamd().asked).toHaveLength(2);
    clamd().fault = undefined;
    // Those that failed rest for a minute; the others do not wait for them.
    await scanLate(now);
    expect(await Promise.all(ids.map(scanOf))).toEqual(
      expect.arrayContaining(['clean', 'waiting']),
    );
    expect((await Promise.all(ids.map(scanOf))).filter((scan) => scan === 'clean')).toHaveLength(3);
    await scanLate(now + 2 * MINUTE);
    expect(new Set(await Promise.all(ids.map(scanOf)))).toEqual(new Set(['clean']));
  });

  test('a file whose bytes are lost holds up no other, and is never called clean', async () => {
    const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const lost = await sendWhileAway();
    await store.discard(lost);
    const id = await sendWhileAway();
    await scanLate();
    expect([await scanOf(lost), await scanOf(id)]).toEqual(['waiting', 'clean']);
    // Nor does the log say so every minute.
    await scanLate(Date.now() + 50 * MINUTE);
    expect(said.mock.calls.map(([entry]) => entry)).toEqual([{ file: lost, files: store.where }]);
    said.mockRestore();
  });

  test('two processes that scan one file at once: whichever finds the virus is right', async () => {
    const db = await getDb();
    const [first, second] = [await sendWhileAway(), await sendWhileAway(infectedPdf())];
    const says = (id: string, scan: 'clean' | 'infected') =>
      db.update(files).set({ scan }).where(eq(files.id, id));
    clamd().meanwhile = async () => {
      clamd().meanwhile = undefined;
      await says(first, 'infected');
      await says(second, 'clean');
    };
    await scanLate();
    expect([await scanOf(first), await scanOf(second)]).toEqual(['infected', 'infected']);
    expect(await kept()).toEqual([first]);
    await sweepFiles(db);
    expect(await kept()).toEqual([]);
  });

  test('an owner deletes a file while it is scanned: nothing of it comes back', async () => {
    const db = await getDb();
    const ids = [await sendWhileAway(), await sendWhileAway(infectedPdf())];
    clamd().meanwhile = () => db.delete(files);
    await scanLate();
    expect(await db.$count(files)).toBe(0);
    clamd().meanwhile = undefined;
    await sweepFiles(db);
    expect((await kept()).filter((id) => ids.includes(id))).toEqual([]);
  });

  test('however many wait, one round scans them all', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 45; n += 1) ids.push(await sendWhileAway());
    await scanLate();
    expect(new Set(await Promise.all(ids.map(scanOf)))).toEqual(new Set(['clean']));
    expect(clamd().asked).toHaveLength(45);
  });

  test('files that the scanner always fails at hold up none of before there was one', async () => {
    changeSettings({ CLAMD_URL: undefined });
    const old = await send();
    changeSettings({ CLAMD_URL: clamd().url });
    for (let n = 0; n < 3; n += 1) await sendWhileAway();
    const hour = Date.now() + 60 * MINUTE;
    await (await getDb())
      .update(files)
      .set({ scanAfter: new Date() })
      .where(eq(files.scan, 'waiting'));
    clamd().meanwhile = async () => {
      // The first that is asked about is answered, the others are not.
      if (clamd().asked.length > 1) clamd().fault = 'errs';
    };
    await scanLate(hour);
    expect(await scanOf(old)).toBe('clean');
  });

  test('files of before there was a scanner are closed too, until it has seen them', async () => {
    changeSettings({ CLAMD_URL: undefined });
    const ids = [await send(), await send(infectedPdf())];
    expect(await scanOf(ids[0] ?? '')).toBe('unscanned');
    changeSettings({ CLAMD_URL: clamd().url });
    for (const id of ids)
      await expect(readStoredFile(id)).rejects.toMatchObject({ problem: { status: 409 } });
    expect(await quarantineFigures(await getDb())).toMatchObject({ files: 2 });
    await scanLate();
    expect(await Promise.all(ids.map(scanOf))).toEqual(['clean', 'infected']);
    expect(await readStoredFile(ids[0] ?? '')).toBeDefined();
    await expect(readStoredFile(ids[1] ?? '')).rejects.toMatchObject({ problem: { status: 410 } });
  });

  test('the operator switches the scanner off: what waits stays closed', async () => {
    const id = await sendWhileAway();
    changeSettings({ CLAMD_URL: undefined });
    await expect(readStoredFile(id)).rejects.toMatchObject({ problem: { status: 409 } });
    expect(await readStoredFile(await send())).toBeDefined();
  });
});

describe('a file that cannot be read', () => {
  withTestDatabase();
  const clamd = withFakeClamd();

  test('it waits, and those behind it are scanned', async () => {
    const said = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const db = await getDb();
    await db.delete(files);
    const store = () =>
      db.transaction((tx) => storeFile(tx, cvFile(), { purpose: 'cv', ownerId: null }));
    const [broken, whole] = [await store(), await store()];
    rmSync(pathOf(broken));
    mkdirSync(pathOf(broken));
    await scanWaiting(db);
    const rows = await db.select().from(files);
    expect(new Map(rows.map(({ id, scan }) => [id, scan]))).toEqual(
      new Map([
        [broken, 'waiting'],
        [whole, 'clean'],
      ]),
    );
    expect(clamd().asked).toHaveLength(1);
    rmSync(pathOf(broken), { recursive: true });
    said.mockRestore();
  });
});

test('late scans come one after the other, go on after one that failed, and end with the site', async () => {
  jest.useFakeTimers();
  const said = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  let [running, most, times] = [0, 0, 0];
  const stop = startLateScans(async () => {
    times += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running -= 1;
    if (times === 1) throw new Error('expected by the test');
  }, 1_000);
  await jest.advanceTimersByTimeAsync(13_500);
  expect([times, most]).toEqual([3, 1]);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(times).toBe(3);
  jest.useRealTimers();
  said.mockRestore();
});
