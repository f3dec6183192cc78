/** A price in one step: on the page of the plans while somebody chooses, and from a product page without scripts. */
import { priceOf } from '../../lib/features/plans/price.ts';
import { getPage } from '../../lib/site/content/pages.ts';
import { EDITIONS, type Edition, mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { open, openAnew } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** The sums of a choice as the edition writes them, by the prices of its content. */
function sumsOf({ region, locale }: Edition, choice: Parameters<typeof priceOf>[0]) {
  const section = getPage('/plan', region).sections.find(({ type }) => type === 'price-calculator');
  if (section?.type !== 'price-calculator' || !section.list) throw new Error('no price on /plan');
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: region === 'INDIA' ? 'INR' : 'USD',
    maximumFractionDigits: 0,
  });
  const { year, threeYears } = priceOf(choice, section.list);
  return [money.format(year), money.format(threeYears)] as const;
}

inEach(mostlyIn('INDIA'), ({ edition, words }) => {
  test('a buyer chooses, reads the sum, sends the address on and asks for this offer', async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/plan`);
    const form = page.locator('#price form');
    const sum = form.getByRole('status');
    await form.getByLabel(words.prices.heads).fill('1,200');
    await form.getByLabel(words.prices.module.pay).check();
    await form.getByLabel(words.prices.module.hcm).check();
    await form.getByLabel(words.prices.service).selectOption('set-up');
    const [year, threeYears] = sumsOf(edition, {
      heads: 1200,
      modules: ['hris', 'pay', 'hcm'],
      term: 'one-year',
      service: 'set-up',
    });
    await expect(sum).toContainText(year);
    await expect(sum).toContainText(threeYears);

    await openAnew(page, page.url());
    await expect(sum).toContainText(year);
    await expect(sum, 'whoever is sent the address begins with the sum').toBeInViewport();
    await form.getByLabel(words.prices.heads).fill('');
    await expect(sum).toHaveText(words.prices.refused);
    await form.getByLabel(words.prices.heads).fill('1200');
    await form.getByRole('button', { name: words.prices.ask }).click();
    await page.waitForURL(/offer=asked.*#custom-plan/);
    const offer = page.locator('form#customPlanForm');
    await expect(offer.locator('[name=heads]')).toHaveValue('1200');
    await expect(offer.locator('[name=term]')).toHaveValue('one-year');
    await expect(offer.locator('[name=service]')).toHaveValue('set-up');
    await expect(offer.getByRole('checkbox', { name: 'PAY' })).toBeChecked();
    await expect(offer.getByRole('checkbox', { name: 'HCM' })).toBeChecked();
  });
});

withoutScripts(() => {
  for (const edition of EDITIONS)
    test(`${edition.region} edition: a product page leads to its sum, and the sum to an offer`, {
      tag: '@full',
    }, async ({ page, site, giveConsent }) => {
      const { words, region } = edition;
      const origin = edition.origin(site);
      await giveConsent(origin, region);
      await page.goto(`${origin}/Products/PAY`);
      const question = page.getByRole('form', { name: words.prices.ofProduct });
      await question.getByLabel(words.prices.heads).fill('340');
      await question.getByLabel(words.prices.term).selectOption('three-years');
      await question.getByRole('button').click();
      await expect(page).toHaveURL(/\/plan\?.*modules=pay.*#sum$/);
      const form = page.locator('#price form');
      const choice = { heads: 340, modules: ['hris' as const, 'pay' as const] };
      const [year, threeYears] = sumsOf(edition, { ...choice, term: 'three-years' });
      await expect(form.getByRole('status')).toContainText(year);
      await expect(form.getByRole('status')).toContainText(threeYears);

      await form.getByRole('button', { name: words.prices.ask }).click();
      const offer = page.locator('form#customPlanForm');
      await expect(offer.locator('[name=heads]')).toHaveValue('340');
      await expect(offer.locator('[name=term]')).toHaveValue('three-years');
      await expect(offer.getByRole('checkbox', { name: 'PAY' })).toBeChecked();
      await expect(offer.getByRole('checkbox', { name: 'ATS' })).not.toBeChecked();
    });
});
