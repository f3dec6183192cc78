/** A CV of some megabytes on a slow line: refused before it is sent when it is too large, else seen to arrive. */
import { fillInApplication, JOB, jobForm, scannedResume } from '../support/application.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

const KBYTES_A_SECOND = 2_000;

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('an applicant learns at once that a file is too large, and sees a smaller one arrive', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await open(page, origin + JOB);
    const form = jobForm(page, edition);
    await fillInApplication(form, newMailbox());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await form.field('cv').setInputFiles(await scannedResume(6));
    await form.send.click();
    const summary = page.getByRole('alert').filter({ hasText: words.forms.correct });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(
      '‘leela-thomas.pdf’ has 6.1 MB. Choose a file of at most 5 MB.',
    );
    expect(sent.filter((url) => url.includes('/registration/'))).toEqual([]);

    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: KBYTES_A_SECOND * 1_000,
    });
    await form.field('cv').setInputFiles(await scannedResume(4));
    await form.send.click();
    await expect(page.getByRole('progressbar', { name: words.forms.uploading })).toBeVisible();
    await expect(form.reference).toHaveValue(REFERENCE);
  });

  test('Quick Apply without a job says what to do, and forgets it with the first tick', async ({
    page,
    origin,
  }) => {
    const { careers } = words;
    await open(page, `${origin}/Careers`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: careers.quickApply, exact: true });
    await button.click();
    await expect(main.getByRole('alert').filter({ hasText: careers.quickApplyNone })).toBeVisible();
    await expect(button).toHaveAccessibleDescription(careers.quickApplyNone);
    await main.getByRole('table').getByRole('checkbox').first().check();
    await expect(main.getByText(careers.quickApplyNone)).toBeHidden();
  });

  withoutScripts(() => {
    test('an applicant without scripts sends a CV of four megabytes', { tag: '@full' }, async ({
      page,
      origin,
    }) => {
      await page.goto(origin + JOB);
      const form = jobForm(page, edition);
      await fillInApplication(form, newMailbox());
      await form.field('cv').setInputFiles(await scannedResume(4));
      await form.send.click();
      await expect(page.getByText(words.forms.reviewTitle)).toBeVisible();
    });
  });
});
