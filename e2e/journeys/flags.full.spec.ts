/**
 * A company with another name that turned every optional part of the shell the other way round: the
 * chat and the camera on, the confidentiality overlay off. One copy of the repository is built.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings, display } from '../support/axe.ts';
import { type BuiltCopy, buildCopy, type Edit } from '../support/built-copy.ts';
import { EDITIONS, type Edition } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { removeData, startSite } from '../support/site.ts';
import { test as base, expect } from '../support/test.ts';

const OTHER = { slug: 'quillon', name: 'Quillon' };
const HOME = `/${OTHER.slug}cori-home`;
const BUILD_LIMIT = 300_000;
/** Specification, section 9, at 16 px a rem. */
const MESSAGE_AREA = 9.375 * 16;

/** They end up in the pages. */
const ORIGINS = {
  SITE_ORIGIN_USA: `https://www.${OTHER.slug}.com`,
  SITE_ORIGIN_INDIA: `https://www.${OTHER.slug}.in`,
};

const change = (edit: Edit) => {
  edit('content/site/brand.yaml', (text) =>
    text.replaceAll('norvant', OTHER.slug).replaceAll('Norvant', OTHER.name),
  );
  edit('content/site/flags.yaml', (text) =>
    text
      .replace('chatbot: false', 'chatbot: true')
      .replace('webcam: false', 'webcam: true')
      .replace('confidentialityOverlay: true', 'confidentialityOverlay: false'),
  );
};

const test = base.extend<object, { copy: BuiltCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const copy = await buildCopy('flags', change, ORIGINS);
      await use(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: BUILD_LIMIT },
  ],
  site: [
    async ({ copy }, use) => {
      const site = await startSite({ cwd: copy.folder });
      await use(site);
      await site.stop('SIGKILL');
      removeData(site);
    },
    { scope: 'worker', timeout: BUILD_LIMIT },
  ],
});

// One worker, so one build.
test.describe.configure({ mode: 'default' });

test('a company with another name changes one file and finds itself everywhere', ({ copy }) => {
  const folder = join(copy.folder, '.next/server/app');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && /^(USA|INDIA)/.test(name),
  );
  expect(pages.length).toBeGreaterThan(16);
  const old = pages.filter((file) => /norvant/i.test(readFileSync(join(folder, file), 'utf8')));
  expect(old, 'pages that still name the old brand').toEqual([]);
  const home = readFileSync(join(folder, 'USA/home.html'), 'utf8');
  expect(home).toContain(`<title>${OTHER.name} | Home</title>`);
  expect(home).toContain(`href="${HOME}`);
});

const chatOf = (page: Page, { words }: Edition) => ({
  button: page.getByRole('button', { name: words.tools.chat, exact: true }),
  dialog: page.getByRole('dialog', { name: words.chat.title }),
});

inEach(EDITIONS, ({ edition, region, words }) => {
  test('with the chatbot on, a visitor opens the chat of the specification', async ({
    page,
    arrive,
  }) => {
    await arrive(edition, HOME);
    const { button, dialog } = chatOf(page, edition);
    await button.click();
    const field = dialog.getByPlaceholder('Type a message...');
    await expect(field).toBeFocused();
    await expect(dialog.locator('.bubble')).toHaveText(['Hey', 'Hello! How can I help?']);
    expect((await dialog.locator('.chat-messages').boundingBox())?.height).toBe(MESSAGE_AREA);

    await display(page, 'theme', region === 'USA' ? 't01' : 't05');
    expect(await axeFindings(page)).toEqual([]);

    await field.fill('Is anybody there?');
    await dialog.getByRole('button', { name: words.chat.send }).click();
    await expect(field).toHaveValue('Is anybody there?');
    await expect(dialog.locator('.bubble')).toHaveCount(2);

    await page.getByRole('link', { name: words.shell.skip }).focus();
    await expect(dialog, 'the page can be used beside it').toBeVisible();
    await field.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: words.chat.close }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('with the overlay off, a visitor selects and copies as anywhere', async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    expect(await page.content()).not.toContain(words.confidentiality.title);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('F2');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(heading);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
