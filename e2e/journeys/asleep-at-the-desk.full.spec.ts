import { openNow, oversleep, signInAgain, testIn } from '../support/clocked-site.ts';
import { referenceOf, sendMessage } from '../support/contact.ts';
import { EDITIONS } from '../support/editions.ts';
import { idleDialog } from '../support/idle.ts';
import { STAFF } from '../support/people.ts';
import { expect, expectConsole } from '../support/test.ts';

const ANSWER = 'Thank you. We can show you that on Thursday at ten.';

// The staff of the tests belong to this edition's desk.
for (const edition of EDITIONS.filter(({ region }) => region === STAFF.region)) {
  const { desk } = edition.words;
  const test = testIn(edition, STAFF);

  test(`${edition.region} edition: staff who slept over an answer find it after the login`, async ({
    page,
    site,
    hours,
    origin,
    cookies,
  }) => {
    expect(cookies).toContain('session=');
    const reference = referenceOf(await sendMessage(site, {}, { Host: new URL(origin).host }));
    await openNow(page, `${origin}/desk`, hours);
    await page.getByRole('link').filter({ hasText: reference }).click();
    const answer = page.getByRole('article').getByLabel(desk.answer);
    await answer.fill(ANSWER);
    const address = page.url();
    // The desk may ask for news before the dialog is there, by a session that has ended.
    expectConsole(page, /status of 401/);
    await oversleep(page, hours);
    await expect(idleDialog(page)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeHidden();
    await expect(answer).toBeHidden();

    await signInAgain(page, edition, address, STAFF);
    await expect(answer).toHaveValue(ANSWER);
  });
}
