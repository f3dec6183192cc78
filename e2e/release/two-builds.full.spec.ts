/** A visitor has a page open while the site is updated: two real builds, one after the other on one address. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { getMessages } from '../../lib/site/content/messages.ts';
import { asLaterBuild, buildCopy } from '../support/built-copy.ts';
import { untilAlive } from '../support/open.ts';
import { removeData, startSite } from '../support/site.ts';

const scriptsIn = (dist: string) => new Set(readdirSync(join(dist, 'static/chunks')));

test('dialogs of a page of the former build open after the update', async ({ page }) => {
  test.setTimeout(420_000);
  const later = await buildCopy('later', asLaterBuild);
  const dist = settings().NEXT_DIST_DIR;
  const [former, now] = [scriptsIn(dist), scriptsIn(join(later.folder, '.next'))];
  const gone = [...former].filter((name) => !now.has(name));
  // Else this test would say nothing.
  expect(gone.length).toBeGreaterThan(0);

  const [region] = REGIONS;
  const words = getMessages(region);
  const before = await startSite();
  await page.goto(`${before.local}/home`);
  await untilAlive(page);
  const asked: string[] = [];
  page.on('response', (answer) => asked.push(`${answer.status()} ${answer.url()}`));
  await before.stop();
  const { port, dataDir } = before;
  const after = await startSite({ cwd: later.folder, port, dataDir });
  try {
    await page.getByRole('button', { name: words.consent.choose }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const ofFormer = asked.filter((line) => gone.some((name) => line.endsWith(name)));
    expect(ofFormer.length).toBeGreaterThan(0);
    expect(asked.filter((line) => !/^[23]/.test(line))).toEqual([]);
    // A new page of the new build finds its own.
    await page.reload();
    await untilAlive(page);
    expect(asked.filter((line) => !/^[23]/.test(line))).toEqual([]);
  } finally {
    await after.stop();
    removeData(after);
    later.remove();
  }
});
