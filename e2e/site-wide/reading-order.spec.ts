/**
 * What a screen reader says of a page, from its first word to its last, is kept in e2e/reading-order for people to read.
 * Order, roles and levels are held; words are content. One page of each kind in `npm run test:full`, one in the short
 * run, in the edition USA.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { findRoute } from '../../lib/site/content/routes.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { KINDS } from '../support/kinds.ts';
import { shapeOf } from '../support/reading-shape.ts';
import { expect, test } from '../support/test.ts';

/** A page with a table, a form and figures, which no day changes. */
const SAMPLE = '/plan';
/** Its counts change with every word of the site. */
const COUNTED = '/editions';
const paths = process.env.TEST_FULL ? KINDS.filter((path) => path !== COUNTED) : [SAMPLE];

/** What says by the clock how soon somebody answers says it for a Tuesday in office hours. */
const NOON = new Date('2026-11-24T17:00:00Z');

/** All of `part`, once what is loaded by itself has come. */
async function readingOf(part: Locator): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await part.ariaSnapshot();
      return last === before;
    })
    .toBe(true);
  return `${last}\n`;
}

/** Header, footer and what floats: the same around every page. */
async function shellOf(page: Page): Promise<string> {
  await page.getByRole('main').evaluate((main) => main.replaceChildren());
  return readingOf(page.locator('body'));
}

/** By the page's file, so that it stays where the brand changes and paths with it. */
const nameOf = (path: string) =>
  (findRoute(path)?.page ?? path).slice(1).toLowerCase().replaceAll('/', '-');

/** Compares `reading` with the file `name`, or writes it there under `--update-snapshots`. */
function compare(reading: string, name: string, { config }: TestInfo): void {
  const file = `e2e/reading-order/${name}.yaml`;
  if (config.updateSnapshots !== 'none') writeFileSync(file, reading);
  expect(shapeOf(reading), file).toEqual(shapeOf(readFileSync(file, 'utf8')));
}

// What moves has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

inEach(
  EDITIONS.filter(({ region }) => region === 'USA'),
  ({ edition }) => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(NOON));

    for (const path of paths)
      test(`who hears ${path} read aloud hears it in its order`, async ({ page, arrive }, info) => {
        await arrive(edition, path);
        compare(await readingOf(page.getByRole('main')), nameOf(path), info);
      });

    test('who hears a page read aloud hears the same around each', async ({
      page,
      arrive,
    }, info) => {
      await arrive(edition, SAMPLE);
      compare(await shellOf(page), 'around-every-page', info);
    });
  },
);
