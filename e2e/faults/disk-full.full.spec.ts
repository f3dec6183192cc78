/**
 * Fault 8: the disk is full. Who writes is told to try again, who reads goes on reading, nothing that was
 * acknowledged is lost, and all is well as soon as there is room. On a small disk in memory, which
 * only root may make.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOME } from '../../lib/site/content/routes.ts';
import { apply } from '../support/application.ts';
import { referenceOf, sendMessage } from '../support/contact.ts';
import { ask } from '../support/raw-http.ts';
import { eventually, startSite } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** Twice what an empty data folder needs. */
const SIZE = '90m';
/** Together more than what a database keeps ready for itself. */
const MESSAGES = 60;

/** @returns its folder, or undefined where nobody may make one */
function makeDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function removeDisk(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true });
}

/** Writes into `file` until nothing more fits. */
function fillUp(file: string): void {
  for (const bytes of [1_000_000, 1_000])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if (Object(error).code !== 'ENOSPC') throw error;
    }
}

test('the disk is full: writers are told, readers read on, and nothing acknowledged is lost', async () => {
  test.setTimeout(180_000);
  const disk = makeDisk();
  if (!disk) {
    test.info().annotations.push({ type: 'notice', description: 'no disk may be made here' });
    return;
  }
  const dataDir = join(disk, 'data');
  const ballast = join(disk, 'ballast');
  mkdirSync(dataDir, { mode: 0o700 });
  let site = await startSite({ dataDir });
  const readiness = async () => {
    const { status, body } = await ask(site.port, { path: '/api/health/ready' });
    return [status, JSON.parse(body).disk];
  };
  try {
    expect(await readiness()).toEqual([200, 'ok']);
    const kept = [referenceOf(await sendMessage(site))];
    fillUp(ballast);
    const long = 'A long message needs room. '.repeat(100);
    const refused = new Set<number>();
    for (let count = 0; count < MESSAGES; count += 1) {
      const answer = await sendMessage(site, { message: `${count} ${long}` });
      if (answer.status === 201) kept.push(referenceOf(answer));
      else refused.add(answer.status);
    }
    expect([...refused]).toEqual([503]);
    expect([503, 507]).toContain(await apply(site));
    for (const path of [HOME, '/contact-us', '/api/health/live', '/api/v1/form-token'])
      expect((await ask(site.port, { path })).status, path).toBe(200);
    expect(await readiness(), 'pages are served, and the operator is told').toEqual([200, 'full']);

    rmSync(ballast);
    expect(await readiness()).toEqual([200, 'ok']);
    await eventually(async () => {
      const answer = await sendMessage(site);
      return answer.status === 201 && kept.push(referenceOf(answer));
    });
    expect(await apply(site)).toBe(201);

    await site.stop('SIGTERM');
    site = await startSite({ dataDir });
    kept.push(referenceOf(await sendMessage(site)));
    await site.stop('SIGTERM');
    const { messages } = await readStored(dataDir);
    expect(messages.map(({ reference }) => reference)).toEqual(expect.arrayContaining(kept));
  } finally {
    await site.stop('SIGKILL');
    removeDisk(disk);
  }
});
