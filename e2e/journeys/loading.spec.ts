/** 'Loading...': only for what takes longer than three seconds, and never in the way. */
import type { Page } from '@playwright/test';
import { controls, fillIn, test } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { hold } from '../support/hold.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole } from '../support/test.ts';

const LIMIT_MS = 3000;

const said = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
const veil = (page: Page) => page.locator('.loading');

/** Opens a page whose clock stands. */
async function openAndStop(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-02T09:00:00Z') });
  await open(page, url);
  await page.clock.pauseAt(new Date('2026-11-02T09:01:00Z'));
}

/**
 * What becomes of the veil while the page is being left, when Playwright looks at nothing: whether it
 * shows, and what has the focus, at each change.
 */
async function noteVeil(page: Page): Promise<string[]> {
  const notes: string[] = [];
  await page.exposeFunction('note', (text: string) => notes.push(text));
  await page.addInitScript(() => {
    let isShown = false;
    new MutationObserver(() => {
      if (isShown === (document.querySelector('.loading:popover-open') !== null)) return;
      isShown = !isShown;
      const { note } = window as unknown as { note: (text: string) => void };
      note(`${isShown ? 'shown' : 'gone'} above ${document.activeElement?.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return notes;
}

/** Until the script has come that such browsers need; it is known by its words. */
const watchesLinks = (page: Page) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('hasAttribute("download")'),
  );

inEach(mostlyIn('USA'), ({ edition, region }) => {
  for (const browser of ['with the Navigation API', 'without it'])
    test(`a slow page is announced, ${browser}`, { tag: '@full' }, async ({
      page,
      origin,
      giveConsent,
    }) => {
      await giveConsent(origin, region);
      if (browser === 'without it')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const notes = await noteVeil(page);
      const listens = browser === 'without it' ? watchesLinks(page) : undefined;
      // With a fragment the page is laid out at once, and the footer stays where it is.
      await open(page, `${origin}/contact-us#content`);
      await listens;
      const release = await hold(page, '**/Products');
      const link = page.getByRole('contentinfo').locator('a[href="/Products"]');
      const name = await link.textContent();
      await link.click({ noWaitAfter: true });
      // It comes after three seconds; a busy machine may take longer.
      await expect.poll(() => notes, { timeout: 20_000 }).toEqual([`shown above ${name}`]);
      await page.keyboard.press('Escape');
      await expect.poll(() => notes).toEqual([`shown above ${name}`, `gone above ${name}`]);
      release();
      await expect(page).toHaveURL(`${origin}/Products`);
      await expect(veil(page)).toHaveCount(0);
    });

  test('a slow answer to the contact form is announced after three seconds and gone with the answer', async ({
    page,
    origin,
    giveConsent,
  }) => {
    await giveConsent(origin, region);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAndStop(page, `${origin}/contact-us`);
    const form = controls(page, edition);
    await fillIn(page, edition);
    const release = await hold(page, '**/registration/contact-us');
    await form.send.click();
    await page.clock.runFor(LIMIT_MS - 1);
    await expect(veil(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(veil(page)).toBeVisible();
    await expect(said(page)).toHaveCount(1);
    const motion = await page
      .locator('.loading-sheet')
      .evaluate((sheet) => getComputedStyle(sheet, '::after').animationName);
    expect(motion, 'for who prefers less motion').toBe('none');
    release();
    await expect(form.reference).toBeVisible();
    await expect(veil(page)).toHaveCount(0);
  });

  test('a link that leaves this page where it is announces nothing', { tag: '@full' }, async ({
    page,
    origin,
    giveConsent,
  }) => {
    expectConsole(page, /a user gesture is required/);
    await giveConsent(origin, region);
    await openAndStop(page, `${origin}/contact-us`);
    await page.route('**/brochure.pdf', (route) =>
      route.fulfill({
        body: 'A brochure.',
        headers: { 'Content-Disposition': 'attachment', 'Content-Type': 'application/pdf' },
      }),
    );
    const follow = (attributes: Record<string, string>) =>
      page.evaluate((all) => {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(all)) link.setAttribute(name, value);
        document.body.append(link);
        if (all.href === '/prevented')
          link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      }, attributes);
    const links: Record<string, string>[] = [
      { href: '#content' },
      { href: 'mailto:desk@example.org' },
      { href: 'tel:+15550142' },
      { href: '/Products', target: '_blank' },
      { href: 'data:text/plain,receipt', download: 'receipt.txt' },
      { href: '/brochure.pdf' },
      { href: '/prevented' },
    ];
    for (const attributes of links) {
      const download = attributes.href === '/brochure.pdf' && page.waitForEvent('download');
      await follow(attributes);
      await download;
      await page.clock.runFor(2 * LIMIT_MS);
      await expect(veil(page), JSON.stringify(attributes)).toHaveCount(0);
    }
  });
});
