/** Scripts that wait for consent: which run, when, and what becomes of them when it is taken back. */
import {
  consentCookieName,
  OPTIONAL_CATEGORIES,
  receiptKey,
} from '../../lib/site/consent/record.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog, cookiesAt, recordOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { addGatedScripts, expectRan } from '../support/gated-scripts.ts';
import { inEach } from '../support/in-each.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a visitor runs only what they allow, from the click until they take it back', async ({
    page,
    origin,
  }) => {
    const dialog = cookieDialog(page);
    const category = (name: string) => dialog.getByLabel(new RegExp(`^${name}`));
    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    const asked = await addGatedScripts(page);

    await test.step('nothing is asked for before the choice', async () => {
      for (const path of ['/contact-us', HOME]) {
        await open(page, origin + path);
        await page.waitForLoadState('networkidle');
      }
      expect(asked).toEqual([]);
      expect(await cookiesAt(page, origin)).toEqual({ region });
    });

    await test.step('what is allowed runs at once, on the same page', async () => {
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await bannerOf(page, edition).getByRole('button', { name: words.consent.choose }).click();
      await category('Analytical').check();
      await dialog.getByRole('button', { name: words.consent.allowSelected }).click();
      await expectRan(page, ['analytical']);
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    });

    await test.step('and again on the next page, once', async () => {
      await open(page, `${origin}/Products`);
      await expectRan(page, ['analytical']);
      expect(asked).toEqual(['analytical', 'analytical']);
      expect(await cookiesAt(page, origin)).toMatchObject({ _analytical: '1' });
    });

    await test.step('what is no longer allowed is gone with its cookies', async () => {
      await settings.click();
      await category('Analytical').uncheck();
      await category('Marketing').check();
      await dialog.getByRole('button', { name: words.cookieDialog.save }).click();
      await expectRan(page, ['marketing']);
      await untilAlive(page);
      const cookies = await cookiesAt(page, origin);
      expect(cookies).toMatchObject({ _marketing: '1', _marketing_1: '1' });
      expect(cookies).not.toHaveProperty('_analytical');
      expect(cookies).not.toHaveProperty('_analytical_1');
      const receipt = await page.evaluate((key) => localStorage.getItem(key), receiptKey(region));
      expect(JSON.parse(receipt ?? '')).toMatchObject({
        categories: { analytical: false, marketing: true },
      });
    });

    await test.step('after a refusal nothing runs, here or on the next page', async () => {
      await settings.click();
      await dialog.getByRole('button', { name: words.consent.denyAll }).click();
      await expect(page).toHaveURL(origin + HOME);
      asked.length = 0;
      await open(page, `${origin}/contact-us`);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await cookiesAt(page, origin)).toEqual({ region });
    });
  });

  test('who refuses on the homepage gets it anew, without what ran', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await addGatedScripts(page);
    await open(page, origin + HOME);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll }).click();
    await expectRan(page, OPTIONAL_CATEGORIES);
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    await cookieDialog(page).getByRole('button', { name: words.consent.denyAll }).click();
    await expectRan(page, []);
    await untilAlive(page);
    await expect.poll(() => cookiesAt(page, origin)).toEqual({ region });
  });

  test('consent to an older text runs nothing', async ({ page, context, origin, address }) => {
    const record = recordOf(region, address, { revision: '2020-01-01' });
    const value = encodeURIComponent(JSON.stringify(record));
    await context.addCookies([{ name: consentCookieName(region), value, url: origin }]);
    const asked = await addGatedScripts(page);
    await open(page, origin + HOME);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
