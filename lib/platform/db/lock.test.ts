/** Two processes must never have the embedded database open. These are real processes. */
import fs, { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { placeFile } from '../data-folder/data-folder.ts';
import { DatabaseLockedError, takeLock } from './lock.ts';
import { startChild, type TestChild } from './test-child.ts';
import { temporaryFolder } from './test-folder.ts';

let home: string;
let folder: string;
let children: TestChild[];
beforeEach(() => {
  home = temporaryFolder();
  folder = join(home, 'db');
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  rmSync(home, { recursive: true, force: true });
});

function start(): TestChild {
  const child = startChild('take-lock.ts', [folder], {});
  children.push(child);
  return child;
}
const readLock = () => JSON.parse(readFileSync(`${folder}.lock`, 'utf8'));

test('a second process is refused and told who has it and what to do', async () => {
  const first = start();
  await first.line(/^taken/);
  const answer = await start().line(/./);
  expect(answer).toMatch(/^refused: .*in use by process/);
  expect(answer).toContain(String(first.process.pid));
  expect(answer).toMatch(/Stop that process.*DATA_DIR.*DATABASE_URL/);
  await expect(takeLock(folder)).rejects.toThrow(DatabaseLockedError);
  // The first one is unharmed.
  expect(readLock().pid).toBe(first.process.pid);
});

test('the lock of a killed process is taken over', async () => {
  const first = start();
  await first.line(/^taken/);
  await first.kill();
  expect(existsSync(`${folder}.lock`)).toBe(true);
  const lock = await takeLock(folder);
  expect(readLock().pid).toBe(process.pid);
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a process id that was used again does not keep a dead lock alive', async () => {
  const lock = await takeLock(folder);
  const mine = readLock();
  lock.release();
  writeFileSync(`${folder}.lock`, JSON.stringify({ ...mine, started: '1', token: 'old' }));
  (await takeLock(folder)).release();
});

test.each(['', '{"pid":', 'null'])(
  'one that names nobody (%p), as after a full disk, is taken over',
  async (content) => {
    writeFileSync(`${folder}.lock`, content);
    (await takeLock(folder)).release();
  },
);

test('an owner on another host is believed for as long as it gives signs of life', async () => {
  const owner = { pid: 1, host: 'another-container', started: '5', token: 'theirs' };
  placeFile(`${folder}.lock`, JSON.stringify(owner));
  await expect(takeLock(folder)).rejects.toThrow(/on the host another-container/);
  const twoMinutesAgo = new Date(Date.now() - 120_000);
  utimesSync(`${folder}.lock`, twoMinutesAgo, twoMinutesAgo);
  (await takeLock(folder)).release();
});

test('one that was given back and taken again while it was looked at is left to its new owner', async () => {
  const dead = { pid: 1, host: hostname(), started: 'never', token: 'old' };
  const rival = { pid: 1, host: 'another-container', started: '5', token: 'theirs' };
  const file = `${folder}.lock`;
  writeFileSync(file, JSON.stringify(dead));
  const read = fs.readFileSync;
  let looks = 0;
  const spy = jest.spyOn(fs, 'readFileSync').mockImplementation((path, options) => {
    if (path !== file) return read(path, options);
    looks += 1;
    if (looks !== 2) return read(path, options);
    // Between the look and what follows from it.
    rmSync(file);
    try {
      return read(path, options);
    } finally {
      placeFile(file, JSON.stringify(rival));
    }
  });
  try {
    await expect(takeLock(folder)).rejects.toThrow(/on the host another-container/);
  } finally {
    spy.mockRestore();
  }
  expect(readLock()).toEqual(rival);
});

test('of two that start at once on a new folder one serves, and the other is told who', async () => {
  const both = [start(), start()];
  const answers = await Promise.all(both.map((child) => child.line(/./)));
  const winner = both[answers.indexOf('taken')];
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.find((answer) => answer !== 'taken')).toContain(
    `in use by process ${winner?.process.pid}`,
  );
  // Nor does a refused start stand in the way of the next one.
  await winner?.kill();
  expect(await start().line(/./)).toBe('taken');
});

test('releasing takes nobody else’s lock away', async () => {
  const lock = await takeLock(folder);
  writeFileSync(`${folder}.lock`, JSON.stringify({ ...readLock(), token: 'somebody else' }));
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(true);
});

test('of eight processes that find a dead lock together, one gets it', async () => {
  const dead = start();
  await dead.line(/^taken/);
  await dead.kill();
  const rivals = Array.from({ length: 8 }, start);
  const answers = await Promise.all(rivals.map((rival) => rival.line(/./)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer.startsWith('refused'))).toHaveLength(7);
}, 60_000);
