/** Nothing but keys: from the start page to a message that is sent, the focus always in sight. */
import type { Locator, Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf } from '../support/consent.ts';
import { controls, typed } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { focusOf, test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

/** Presses Tab, or `key`, until `target` has the focus, which is outlined and uncovered at every stop. */
async function tabTo(page: Page, target: Locator, limit = 40, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusOf(page);
    expect(stop, 'the focus is somewhere').toBeDefined();
    expect(stop).toMatchObject({ isOutlined: true, coveredBy: undefined });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `the focus after ${limit} times ${key}`).toBeFocused();
}

inEach(EDITIONS, ({ edition, words }) => {
  test('somebody without a mouse answers for the cookies, finds the form and sends it', async ({
    page,
    origin,
    step,
    inbox,
  }) => {
    const text = typed();
    const form = controls(page, edition);
    const banner = bannerOf(page, edition);
    const allow = banner.getByRole('button', { name: words.consent.allowAll });
    await step('start page', async () => {
      await page.goto(`${origin}/`);
      await expect(page).toHaveURL(origin + HOME);
      await expect(allow).toBeInViewport();
    });
    const skip = (name: string) => page.getByRole('link', { name, exact: true });
    await step('way to the cookies', () => tabTo(page, skip(words.shell.skipToCookies), 2));
    await step('cookies', async () => {
      await page.keyboard.press('Enter');
      await expect(banner).toBeFocused();
      await tabTo(page, allow, 2);
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    });
    await step('cookies allowed', async () => {
      await page.keyboard.press('Enter');
      await expect(banner).toBeHidden();
    });
    const contact = page.getByRole('banner').getByRole('link', { name: words.shell.contact });
    await step('way to the form', async () => {
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(page, contact, 2, 'Shift+Tab');
    });
    await step('contact', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/contact-us`);
    });
    await step('skip link', () => tabTo(page, skip(words.shell.skip), 1));
    await step('name', async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, form.name);
      await page.keyboard.type(text.name);
    });
    await step('topic', async () => {
      await tabTo(page, form.email, 1);
      await page.keyboard.type(text.email);
      await tabTo(page, form.topic, 4);
      await page.keyboard.press('ArrowDown');
      await expect(form.topic).toHaveValue(/./);
    });
    await step('message', async () => {
      await tabTo(page, form.message, 4);
      await page.keyboard.type(text.message);
      await expect(form.message).toHaveValue(text.message);
    });
    await step('send', () => tabTo(page, form.send, 4));
    await step('number', async () => {
      await page.keyboard.press('Enter');
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(page.getByRole('status').filter({ has: form.reference })).toBeFocused();
      expect(await focusOf(page)).toMatchObject({ coveredBy: undefined });
    });
    const reference = await form.reference.inputValue();
    expect((await inbox(text.email, reference)).text).toContain(reference);
  });
});
