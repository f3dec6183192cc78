/**
 * Quick Apply: one form for every job that is ticked, and a result for each. How it takes more jobs than
 * are open here, and none of them twice from one account: lib/features/careers/applications.test.ts.
 */

import type { Page } from '@playwright/test';
import { anyForm, sendTwice } from '../support/any-form.ts';
import { fillInApplication, resume } from '../support/application.ts';
import { EDITIONS, type Edition } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { REFERENCE_WITHIN } from '../support/reference.ts';
import { expect } from '../support/test.ts';

/** Ticks every job and opens the form for them. @returns how many */
async function chooseAll(page: Page, { words: { careers } }: Edition): Promise<number> {
  const main = page.getByRole('main');
  const boxes = main.getByRole('table').getByRole('checkbox');
  const count = await boxes.count();
  for (const box of await boxes.all()) await box.check();
  await main.getByRole('button', { name: careers.quickApply, exact: true }).click();
  const title = careers.quickApplyTitle.replace('{count}', String(count));
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  return count;
}

inEach(EDITIONS, ({ edition, region, words }) => {
  const { careers } = words;

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody applies for every open job at once, and nobody learns of it who asks again', async ({
    page,
    origin,
    inbox,
  }) => {
    const email = newMailbox();
    const form = anyForm(page, 'quick-apply', words.quickApplyForm);
    const results = page.getByRole('listitem');
    const apply = async () => {
      await open(page, `${origin}/Careers`);
      const count = await chooseAll(page, edition);
      await fillInApplication(form, email);
      await form.send.click();
      return count;
    };

    const applied = results.filter({ hasText: careers.applied.replace('{reference}', '') });
    // Anybody may type the address in once more, and learns nothing by it.
    for (const _time of ['first', 'second']) {
      const count = await apply();
      expect(count).toBeGreaterThan(15);
      await expect(form.done).toBeFocused();
      await expect(form.done).toContainText(email);
      const [reference = ''] = REFERENCE_WITHIN.exec((await form.done.textContent()) ?? '') ?? [];
      await expect(applied).toHaveCount(count);
      expect((await inbox(email, reference)).text).toContain(reference);
    }
  });

  withoutScripts(() => {
    test('somebody applies for every open job at once', async ({ page, site, inbox, origin }) => {
      const email = newMailbox();
      await page.goto(`${origin}/Careers`);
      await chooseAll(page, edition);
      const form = anyForm(page, 'quick-apply', words.quickApplyForm);
      await fillInApplication(form, email);
      await sendTwice(site, form.send, async () => form.field('cv').setInputFiles(await resume()));
      await expect(form.done).toBeVisible();
      expect((await inbox(email)).text).toMatch(REFERENCE_WITHIN);
    });
  });
});
