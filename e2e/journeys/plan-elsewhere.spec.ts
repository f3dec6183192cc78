/** A plan whose data shall lie in another country: which regions there are, and what the desk reads. */
import { brand } from '../../lib/site/content/site.ts';
import { anyForm } from '../support/any-form.ts';
import { awayCall, CALL_IS_AWAY } from '../support/away-call.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect, expectConsole } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  const { customPlanForm: form } = words;

  test('a buyer in another country chooses a cloud region there', { tag: '@full' }, async ({
    arrive,
    page,
    inbox,
  }) => {
    await arrive(edition, '/plan');
    const { field, send, reference } = anyForm(page, 'customPlanForm', form);
    const country = page.getByLabel(form.country);
    await expect(country).toHaveCount(0);
    await field('dataRegion').selectOption(form.dataRegionElsewhere);
    await country.selectOption('Nepal');
    await expect(page.getByText(form.countryNone.replace('{country}', 'Nepal'))).toBeVisible();
    await country.selectOption('Germany');
    await page
      .getByLabel(form.countryRegion.replace('{country}', 'Germany'))
      .selectOption({ label: 'Amazon Web Services: Frankfurt (eu-central-1)' });

    await field('heads').fill('180');
    await field('term').selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'HRIS' }).check();
    await field('name').fill('Jana Vogt');
    await field('company').fill('Vogt Werkzeuge');
    await field('email').fill(newMailbox());
    await send.click();
    await expect(reference).toHaveValue(REFERENCE);
    const toDesk = await inbox(`desk@${brand[region].mailDomain}`, await reference.inputValue());
    expect(toDesk.text).toContain('Frankfurt (eu-central-1)');
  });

  test('a buyer whom no list reaches sends the form all the same', async ({ arrive, page }) => {
    expectConsole(page, CALL_IS_AWAY);
    const call = await awayCall(page, '/registration/countries');
    await arrive(edition, '/plan');
    const { field } = anyForm(page, 'customPlanForm', form);
    await field('dataRegion').selectOption(form.dataRegionElsewhere);
    await expect(page.getByText(form.countryFailed)).toBeVisible();
    const sent = page
      .locator('form#customPlanForm')
      .evaluate((element: HTMLFormElement) => new FormData(element).get('dataRegion'));
    expect(await sent).toBe('elsewhere');
    call.comeBack();
    await page.getByRole('button', { name: form.countryRetry }).click();
    await expect(page.getByLabel(form.country)).toBeVisible();
  });
});
