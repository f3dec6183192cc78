/** The confidentiality overlay: what brings it, what does not, and where each answer leads. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { brand } from '../../lib/site/content/site.ts';
import { axeFindings, display } from '../support/axe.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { controls } from '../support/contact-form.ts';
import { type Edition, mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

/** Specification, section 4. Copy, cut and paste come as events of the clipboard. */
const TRIGGERS = [
  ...['Control+c', 'Control+x', 'Control+v'],
  ...['Control+z', 'Control+Shift+z', 'Control+y', 'Control+a'],
  ...['Delete', 'Shift+Delete', 'Alt+Tab', 'Alt+F4', 'PrintScreen', 'F2'],
  ...['Meta+c', 'Meta+x', 'Meta+v', 'Meta+z', 'Meta+Shift+z', 'Meta+y', 'Meta+a'],
  ...['Meta+Shift+Digit3', 'Meta+Shift+Digit4', 'Meta+Shift+Digit5', 'Meta+Shift+s'],
];
/** Which keys they are, components/islands/is-confidential.test.ts tries; here every fourth in the short run. */
const tried = TRIGGERS.filter((_, index) => process.env.TEST_FULL || index % 4 === 0);

function overlayOf(page: Page, { words: { confidentiality: words } }: Edition) {
  const dialog = page.getByRole('dialog', { name: words.title });
  return {
    dialog,
    agree: dialog.getByRole('button', { name: 'I Agree' }),
    deny: dialog.getByRole('button', { name: 'I Deny' }),
  };
}

/** The events whose default action was blocked, from now on. */
const noteBlocked = (page: Page) =>
  page.evaluateHandle(() => {
    const blocked: string[] = [];
    for (const name of ['copy', 'cut', 'paste', 'keydown', 'keyup'])
      addEventListener(name, (event) => event.defaultPrevented && blocked.push(name));
    return blocked;
  });

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('every trigger is blocked and says who owns what stands here', async ({ page, arrive }) => {
    await arrive(edition, '/Products');
    const { dialog, agree } = overlayOf(page, edition);
    const blocked = await noteBlocked(page);
    for (const keys of tried)
      await test.step(keys, async () => {
        await page.keyboard.press(keys);
        await expect(dialog).toBeVisible();
        expect(await blocked.evaluate((list) => list.splice(0).length)).toBeGreaterThan(0);
        await agree.click();
        await expect(dialog).toBeHidden();
      });
    await page.keyboard.press('F2');
    await expect(dialog).toContainText(brand[region].legalName);
    await expect(dialog).toHaveAccessibleDescription(new RegExp(words.confidentiality.use));
    await display(page, 'theme', region === 'USA' ? 't01' : 't05');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('who writes in a field copies, pastes, undoes and deletes as anywhere', async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/contact-us`);
    const { name, message, topic } = controls(page, edition);
    await name.fill('correct horse battery staple');
    await name.press('Control+a');
    await name.press('Control+c');
    await message.press('Control+v');
    await expect(message).toHaveValue('correct horse battery staple');
    await message.press('Control+z');
    await expect(message).toHaveValue('');
    await message.press('Control+y');
    await expect(message).toHaveValue('correct horse battery staple');
    await message.press('Control+a');
    await message.press('Delete');
    await expect(message).toHaveValue('');
    await topic.press('F2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a field inside a component of its own counts as a field', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    await page.evaluate(() => {
      const host = document.querySelector('main')?.appendChild(document.createElement('div'));
      const field = host?.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
      field?.setAttribute('contenteditable', '');
      field?.focus();
    });
    await page.keyboard.type('Notes');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await expect(overlayOf(page, edition).dialog).toBeVisible();
  });

  test('agreeing and Escape give the focus back, and the next attempt asks again', async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/Products');
    const { dialog, agree, deny } = overlayOf(page, edition);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    for (const answer of ['Enter', 'Escape']) {
      await page.keyboard.press('Control+a');
      await expect(agree).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(deny).toBeFocused();
      await agree.focus();
      await page.keyboard.press(answer);
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(bannerOf(page, edition)).toBeHidden();
    }
  });

  test('who denies is asked about cookies again, also after having refused them', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    const { dialog, deny } = overlayOf(page, edition);
    await banner.getByRole('button', { name: words.consent.denyAll }).click();
    await expect(banner).toBeHidden();
    await page.keyboard.press('Control+c');
    await deny.click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeFocused();
    await open(page, page.url());
    await expect(banner, 'it was not answered').toBeVisible();
  });

  test('it lies above an open cookie dialog and gives the focus back to it', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const { dialog, agree, deny } = overlayOf(page, edition);
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    const save = cookieDialog(page).getByRole('button', { name: words.cookieDialog.save });
    await save.focus();
    await page.keyboard.press('F2');
    await agree.click();
    await expect(save).toBeFocused();

    await page.keyboard.press('F2');
    await deny.click();
    await expect(dialog).toBeHidden();
    await expect(cookieDialog(page)).toBeHidden();
    await expect(bannerOf(page, edition)).toBeFocused();
  });

  test('a network that fails just then breaks nothing, and the next attempt asks', {
    tag: '@full',
  }, async ({ page, origin }) => {
    expectConsole(page, /ERR_FAILED/, /could not be loaded/);
    await open(page, origin + HOME);
    // What watches the keys has come by then.
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort('failed'));
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.keyboard.press('F2');
    await warned;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/*.js');
    await page.keyboard.press('F2');
    await expect(overlayOf(page, edition).dialog).toBeVisible();
  });

  test('nothing of the overlay is loaded before somebody needs it', async ({ page, origin }) => {
    const scripts: Promise<string>[] = [];
    const others: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(response.text());
      // The rules of paper come last on every page, and only for a printer.
      else if (/^\/words\/|\.css$/.test(pathname) && pathname !== '/print.css')
        others.push(pathname);
    });
    await open(page, origin + HOME);
    await page.waitForLoadState('networkidle');
    const before = await Promise.all(scripts);
    expect(before.length).toBeGreaterThan(3);
    expect(before.filter((text) => text.includes('confidentiality-title'))).toEqual([]);
    expect(others, 'its words, and the rules of the whole site').toEqual([]);

    await page.keyboard.press('F2');
    await expect(overlayOf(page, edition).dialog).toBeVisible();
    const after = await Promise.all(scripts);
    expect(after.filter((text) => text.includes('confidentiality-title'))).toHaveLength(1);
    expect(others).toContain(`/words/${edition.region}`);
    expect(others.filter((path) => path.endsWith('.css'))).toHaveLength(1);
  });
});
