/** A buyer: from the start page to PAY, its price for their people, an offer asked for and its number. */
import { anyForm } from '../support/any-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { enter, test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox } from '../support/inbox.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

inEach(EDITIONS, ({ edition, words }) => {
  const { prices, search, customPlanForm } = words;

  test('a buyer finds PAY, reads its price and is given the number of an offer', async ({
    page,
    origin,
    step,
    inbox,
  }) => {
    const main = page.getByRole('main');
    const email = newMailbox();

    await enter(page, edition, origin, step);
    const dialog = page.getByRole('dialog', { name: search.title });
    await step('search opened', async () => {
      await page.getByRole('link', { name: words.shell.search, exact: true }).click();
      await expect(dialog.getByRole('searchbox')).toBeFocused();
    });
    const hit = dialog.getByRole('link', { name: /PAY/ }).first();
    await step('payroll found', async () => {
      await dialog.getByRole('searchbox').fill('payroll');
      await expect(hit).toBeInViewport();
    });
    await step('PAY', async () => {
      await hit.click();
      await expect(page).toHaveURL(`${origin}/Products/PAY`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const question = main.getByRole('form', { name: prices.ofProduct });
    await step('price on the page', async () => {
      await question.getByLabel(prices.heads).fill('180');
      await expect(question.getByLabel(prices.heads)).toBeInViewport();
    });
    const calculator = page.locator('#price form');
    await step('price of the plan', async () => {
      await question.getByRole('button').click();
      await expect(page).toHaveURL(/\/plan\?.*#sum$/);
      await expect(calculator.getByLabel(prices.heads)).toHaveValue('180');
      await expect(calculator.getByRole('status')).toContainText(prices.year);
      await expect(calculator.getByRole('status')).toBeInViewport();
    });
    await step('people modules and term', async () => {
      const before = await calculator.getByRole('status').textContent();
      await calculator.getByLabel(prices.heads).fill('240');
      await calculator.getByLabel(prices.module.hrms).check();
      await calculator.getByLabel(prices.term).selectOption('three-years');
      await expect(calculator.getByRole('status')).not.toHaveText(before ?? '');
      await expect(calculator.getByRole('status')).toContainText('240');
    });
    const offer = anyForm(page, 'customPlanForm', customPlanForm);
    await step('offer asked for', async () => {
      await calculator.getByRole('button', { name: prices.ask }).click();
      await expect(page).toHaveURL(/offer=asked.*#custom-plan$/);
      await expect(offer.field('heads')).toHaveValue('240');
      await expect(offer.field('term')).toHaveValue('three-years');
      await expect(offer.field('heads')).toBeInViewport();
    });
    await step('form filled in', async () => {
      await offer.field('dataRegion').selectOption(customPlanForm.dataRegionUndecided);
      await offer.field('name').fill('Meera Nair');
      await offer.field('company').fill('Nair Logistics');
      await offer.field('email').fill(email);
    });
    await step('number of the offer', async () => {
      await offer.send.click();
      await expect(offer.reference).toHaveValue(REFERENCE);
      await expect(offer.done).toBeFocused();
      await expect(offer.done).toContainText(email);
      await expect(offer.reference).toBeInViewport();
    });
    const reference = await offer.reference.inputValue();
    expect((await inbox(email, reference)).text).toContain(reference);
  });
});
