/** An applicant on the phone: finds a job, sends a CV and reads under an account where the application stands. */
import { jobForm, resume } from '../support/application.ts';
import { toastOf } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { askForAccount, enter, test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox } from '../support/inbox.ts';
import { menuPanel } from '../support/menus.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

const TITLE = 'Graphic Artist';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

inEach(EDITIONS, ({ edition, words }) => {
  const { account, careers, shell, profile } = words;

  test('an applicant applies on the phone and reads where the application stands', async ({
    page,
    origin,
    step,
    inbox,
  }) => {
    test.slow();
    const main = page.getByRole('main');
    const email = newMailbox();
    await enter(page, edition, origin, step);
    const sheet = page.getByRole('navigation', { name: shell.mainMenu });
    await step('menu', async () => {
      await page.getByRole('button', { name: shell.openMenu, exact: true }).tap();
      await sheet.getByRole('button', { name: /^All/ }).tap();
      await expect(menuPanel(page, 'All').getByRole('link', { name: /^Careers/ })).toBeVisible();
    });
    await step('careers', async () => {
      await menuPanel(page, 'All')
        .getByRole('link', { name: /^Careers/ })
        .tap();
      await expect(page).toHaveURL(`${origin}/Careers`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const filters = main.getByRole('group', { name: careers.searchTitle });
    const rows = main.getByRole('row').filter({ hasText: TITLE });
    await step('job found', async () => {
      await filters.getByLabel(careers.occupation).selectOption(TITLE);
      await expect(main.getByRole('status').filter({ hasText: /jobs? found/ })).toBeVisible();
      await expect(main.getByRole('row').filter({ hasNotText: TITLE })).toHaveCount(1);
      await rows.first().scrollIntoViewIfNeeded();
      await expect(rows.first()).toBeInViewport();
    });
    await step('job', async () => {
      await rows
        .first()
        .getByRole('link', { name: new RegExp(`^${TITLE}`) })
        .tap();
      await expect(page).toHaveURL(/\/Careers\/graphic-artist/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const form = jobForm(page, edition);
    await step('application filled in', async () => {
      await main.getByRole('link', { name: careers.apply }).first().tap();
      await form.field('name').fill('Leela Thomas');
      await form.field('email').fill(email);
      await form.field('cv').setInputFiles(await resume());
      await form.send.scrollIntoViewIfNeeded();
    });
    await step('receipt', async () => {
      await form.send.tap();
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(form.done).toBeFocused();
      await expect(form.reference).toBeInViewport();
    });
    const reference = await form.reference.inputValue();
    expect((await inbox(email, reference)).text).toContain(reference);

    await step('sign in', async () => {
      await page.getByRole('banner').getByRole('link', { name: account.signIn }).tap();
      await expect(page).toHaveURL(/\/auth\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const newcomer = { name: 'Leela Thomas', email };
    const verify = await askForAccount(page, edition, step, newcomer, 'tap');
    await step('welcome', async () => {
      await verify
        .field('otp')
        .fill((await inbox(email, words.verifyForm.otp.toLowerCase())).code ?? '');
      await verify.send.tap();
      // Where they were before.
      await expect(page).toHaveURL(/\/Careers\/graphic-artist/);
      await expect(
        toastOf(page, edition, account.welcome.replace('{name}', 'Leela')),
      ).toBeVisible();
    });
    await step('account menu', async () => {
      const yours = new RegExp(`^${account.yours}`);
      await page.getByRole('banner').getByRole('button', { name: yours }).tap();
      await expect(page.getByRole('navigation', { name: account.signedIn })).toBeVisible();
    });
    await step('where it stands', async () => {
      await page
        .getByRole('navigation', { name: account.signedIn })
        .getByRole('link', { name: account.yours })
        .tap();
      await expect(page).toHaveURL(/\/profile/);
      const sent = page.getByRole('table', { name: profile.sent });
      const row = sent.getByRole('row').filter({ hasText: reference });
      await expect(row).toContainText(profile.statuses.new);
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport();
    });
  });
});
