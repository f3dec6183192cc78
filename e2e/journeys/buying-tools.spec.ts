/** The business case and the committee pack: for those who have to convince others. */

import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { hrCase } from '../../lib/features/business-case/hr-case.ts';
import { getPage } from '../../lib/site/content/pages.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { brand } from '../../lib/site/content/site.ts';
import { moneyOf } from '../../lib/site/prices/money.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { open, openAnew } from '../support/open.ts';
import { yearOfPremium } from '../support/prices.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  test('a buyer puts in numbers, reads the break-even and sends the address on', async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/business-case`);
    const result = page.locator('#case').getByRole('status');
    await expect(result).toContainText(region === 'USA' ? '$11,797,500' : '₹21,93,75,000');
    await page.getByRole('spinbutton', { name: /People/ }).fill('8');
    await expect(result).toContainText(words.businessCase.never);
    await expect(result).toContainText(words.businessCase.loss);
    const address = page.url();
    expect(address).toContain('heads=8');
    await open(page, address);
    await expect(page.getByRole('spinbutton', { name: /People/ })).toHaveValue('8');
    await expect(result).toContainText(words.businessCase.never);
  });

  test('a dossier takes the focus, says what it is, and its link is copied', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    // The clipboard of the machine belongs to all tests at once: this one keeps its own.
    await page.addInitScript(() => {
      const writeText = async (text: string) => {
        document.documentElement.dataset.clipboard = text;
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await arrive(edition, '/committee-pack');
    await page.getByRole('checkbox', { name: /PAY/ }).check();
    await page.getByRole('button', { name: words.committeePack.make }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words.committeePack.dossierFor.replace('{role}', 'CFO'));
    await expect(heading).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText(words.committeePack.edition);
    await main.getByRole('button', { name: words.committeePack.copy }).click();
    await expect(main.getByRole('status')).toHaveText(words.committeePack.copied);
    await expect(page.locator('html')).toHaveAttribute(
      'data-clipboard',
      /\/committee-pack\?role=CFO&module=PAY&sector=$/,
    );

    // The same as a file, of their own edition; a second time it is there at once.
    for (const _ of ['drawn', 'kept']) {
      const saved = page.waitForEvent('download');
      await main.getByRole('link', { name: words.committeePack.pdf }).click();
      await expect(main.getByRole('status')).toHaveText(words.committeePack.making);
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${brand[region].name}-dossier-CFO.pdf`);
      const pdf = await PDFDocument.load(await readFile(await file.path()));
      expect(pdf.getTitle()).toBe('Dossier for the CFO');
      const { width } = pdf.getPage(0).getSize();
      expect(Math.round(width)).toBe(region === 'USA' ? 612 : 595);
    }
  });

  test('a dossier without modules says that it has no price, and offers them', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, '/committee-pack');
    const make = page.getByRole('button', { name: words.committeePack.make });
    await make.click();
    const lacking = page.getByText(words.committeePack.noModules);
    await expect(lacking).toBeVisible();
    await page.getByRole('checkbox', { name: /PAY/ }).check();
    await make.click();
    await expect(page.getByRole('button', { name: words.committeePack.print })).toBeVisible();
    await expect(lacking).toHaveCount(0);
  });

  test('a number that cannot be is refused beside its field', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/business-case?sprints=900&heads=%3Cb%3E`);
    const sprints = page.getByRole('spinbutton', { name: /Sprints/ });
    await expect(sprints).toHaveAttribute('aria-invalid', 'true');
    await expect(sprints).toHaveAccessibleDescription(/1 to 52/);
    await expect(page.getByRole('spinbutton', { name: /People/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    const weeks = page.getByRole('spinbutton', { name: /Weeks/ });
    await expect(weeks).toHaveAccessibleDescription(/^(?!A number)/);
    await weeks.fill('');
    await expect(weeks).toHaveAccessibleDescription(/1 to 26/);
  });
});

inEach(mostlyIn('USA'), ({ region, locale, words }) => {
  const section = getPage('/business-case', region).sections.find(({ type }) => type === 'hr-case');
  /** What is left or lost with the numbers of the page, `change` apart, as the edition writes it. */
  function leftWith(change: { work?: number }): string {
    if (section?.type !== 'hr-case' || !section.list) throw new Error('no case for PAY');
    const { net } = hrCase({ ...section.example, ...change }, section.list);
    return moneyOf(locale)(Math.abs(net));
  }

  test('a buyer of PAY reads what is left, and of too little work the loss', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await open(page, `${origin}/business-case`);
    const result = page.locator('#hr').getByRole('status');
    await expect(result).toContainText(leftWith({}));
    const work = page.getByRole('spinbutton', { name: /Hours of this work/ });
    await work.fill('0');
    await expect(result).toContainText(words.businessCase.loss);
    await expect(result).toContainText(leftWith({ work: 0 }));
    await expect(result).toContainText(words.hrCase.loses.pay);
    await work.fill('');
    await expect(work).toHaveAccessibleDescription(/^A number from 0/);
    await work.fill('0');
    // Taken, and in the address.
    await expect(work).not.toHaveAccessibleDescription(/^A number from 0/);
    await openAnew(page, page.url());
    await expect(result).toContainText(leftWith({ work: 0 }));
    await expect(work).toHaveValue('0');
  });
});

withoutScripts(() => {
  test('the business case is a form that the server answers', async ({ page, site }) => {
    await page.goto(`${site.usa}/business-case`);
    await page.getByRole('spinbutton', { name: /People/ }).fill('100');
    await page.locator('#case').getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/heads=100/);
    await expect(page.locator('#case').getByRole('status')).toContainText('$23,595,000');
  });

  test('the case for HRMS is answered by the server, an emptied number too', {
    tag: '@full',
  }, async ({ page, site }) => {
    await page.goto(`${site.india}/business-case`);
    const form = page.locator('#hr form');
    await form.getByRole('combobox').first().selectOption('hrms');
    const users = form.getByRole('spinbutton', { name: 'Users' });
    await users.fill('');
    await form.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/bought=hrms/);
    await expect(users).toHaveAttribute('aria-invalid', 'true');
    await users.fill('100');
    await form.getByRole('button', { name: 'Calculate' }).click();
    await expect(form.getByRole('status')).toContainText(yearOfPremium(100, 'INDIA'));
  });

  test('a dossier is made of the chosen parts, each with a line in its contents', {
    tag: '@full',
  }, async ({ page, site, giveConsent }) => {
    await giveConsent(site.usa, 'USA');
    await page.goto(`${site.usa}/committee-pack`);
    await page.getByRole('radio', { name: /CTO/ }).check();
    await page.getByRole('checkbox', { name: /PAY/ }).check();
    await page.getByRole('combobox').selectOption('Legal');
    await page.getByRole('main').getByRole('button').click();
    const contents = page.getByRole('navigation', { name: 'Contents of the dossier' });
    await expect(contents.getByRole('link')).toHaveCount(3);
    for (const link of await contents.getByRole('link').all()) {
      const place = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(place)).toHaveCount(1);
    }
    // What was asked for is what one sees; the form is folded away, with the choice still in it.
    await expect(page).toHaveURL(/#dossier$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossier for the CTO');
    await expect(page.getByRole('radio', { name: /CTO/ })).toBeHidden();
    await page.getByText('Choose another reader').click();
    await expect(page.getByRole('radio', { name: /CTO/ })).toBeChecked();
  });

  test('the dossier is guarded like the pages that it is made of', async ({ page, site }) => {
    await page.goto(`${site.usa}/committee-pack?role=CTO&module=PAY`);
    expect(new URL(page.url()).pathname).toBe(HOME);
  });
});
