/** Work at the desk beyond one message: by keyboard, with colleagues, about people, claims, mails and files. */
import { randomUUID } from 'node:crypto';
import type { DeskSubmission } from '../../lib/features/desk/schema.ts';
import { brand, claims } from '../../lib/site/content/site.ts';
import { signInFor } from '../support/account.ts';
import { applyByForm } from '../support/application.ts';
import { axeFindings } from '../support/axe.ts';
import { askForHelp } from '../support/help.ts';
import { inEach } from '../support/in-each.ts';
import { test as base, newMailbox } from '../support/inbox.ts';
import { siteOfTheFile } from '../support/own-site.ts';
import { STAFF, STAFFED } from '../support/people.ts';
import { expect, expectConsole } from '../support/test.ts';

const test = base.extend({ site: [...siteOfTheFile] });

inEach(STAFFED, ({ edition, region, words }) => {
  const { desk } = words;

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('staff take a message by keyboard, write a note for colleagues and find it among their own', async ({
    page,
    origin,
  }) => {
    const email = newMailbox();
    const reference = await applyByForm(page, edition, origin, email);
    await signInFor(page, edition, `${origin}/desk`, STAFF);
    // At work there is nothing of what surrounds the pages of visitors.
    await expect(page.getByRole('navigation', { name: words.shell.mainMenu })).toHaveCount(0);
    await expect(page.getByLabel(words.newsletterForm.email)).toHaveCount(0);

    const list = page.getByRole('list', { name: desk.listLabel });
    const row = list.getByRole('link').filter({ hasText: reference });
    // From the first moment on, with the focus on nothing in particular.
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.getByText(desk.chooseOne).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: desk.keys })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await row.press('x');
    const bulk = page.getByRole('region', { name: desk.bulk });
    await bulk.getByRole('button', { name: desk.take }).press('Enter');
    await expect(row).toContainText(STAFF.name);
    await expect(bulk).toHaveCount(0);
    // Its keys go on working where the bar was.
    await page.keyboard.press('j');
    await expect(list.getByRole('link').first()).toBeFocused();

    await row.press('Enter');
    const message = page.getByRole('article');
    const assignee = message.getByRole('form', { name: desk.assignee });
    await expect(assignee.getByRole('combobox')).toHaveValue(/./);
    await row.press('a');
    const answer = message.getByLabel(desk.answer);
    await expect(answer).toBeFocused();
    // In a field it is text.
    await answer.press('?');
    await expect(answer).toHaveValue('?');
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();

    const keys = page.getByRole('dialog', { name: desk.keys });
    await row.press('?');
    await expect(keys).toContainText(desk.keyWork.answer);
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(row).toBeFocused();
    await page.getByRole('button', { name: desk.keys }).click();
    await keys.getByRole('button', { name: desk.keysClose }).click();
    await expect(keys).toHaveCount(0);

    const note = `She asked for a call. ${reference}`;
    await message.getByText(desk.notes.replace('{count}', '0')).press('Enter');
    await message.getByLabel(desk.note).fill(note);
    await message.getByRole('button', { name: desk.sendNote }).press('Enter');
    await expect(message.getByText(note)).toBeVisible();

    const search = page.getByRole('form', { name: desk.find });
    await search.getByText(desk.narrow).press('Enter');
    await search.getByLabel(desk.assignee).selectOption('nobody');
    await expect(row).toHaveCount(0);
    await search.getByLabel(desk.assignee).selectOption('me');
    await expect(row).toBeVisible();
    await search.getByLabel(desk.cameTo).fill('2020-01-01');
    await search.getByLabel(desk.cameTo).press('Enter');
    await expect(row).toHaveCount(0);
  });

  test('what is sent meanwhile stands in the list by itself, and a colleague on the same message is named', async ({
    page,
    site,
    origin,
  }) => {
    await page.clock.install();
    await signInFor(page, edition, `${origin}/desk`, STAFF);
    const list = page.getByRole('list', { name: desk.listLabel });
    await expect(page.getByRole('navigation', { name: desk.statusLabel })).toBeVisible();
    const reference = await askForHelp(site, { urgency: 'stopped', subject: 'Gate 4' });
    const row = list.getByRole('link').filter({ hasText: reference });
    await expect(row).toHaveCount(0);
    await page.clock.runFor(21_000);
    await expect(row).toContainText('Gate 4');
    const { dueWithAnnex: due } = desk;
    await expect(row).toContainText(due.slice(0, due.indexOf('{')));

    const pulse = { list: 'the same', message: 'the same', others: ['Omar Haddad'] };
    await page.route('**/api/v1/desk/pulse', (route) => route.fulfill({ json: pulse }));
    await row.click();
    const said = desk.alsoOpen.replace('{names}', 'Omar Haddad');
    await expect(page.getByRole('article').getByRole('status')).toHaveText(said);
  });

  test('staff erase a person, who is told by e-mail, and the record says who did it', async ({
    page,
    origin,
    inbox,
  }) => {
    const { deskErasureForm, accountNotices } = words;
    const email = newMailbox();
    await applyByForm(page, edition, origin, email);

    await signInFor(page, edition, `${origin}/desk`, STAFF);
    await page.getByText(desk.people, { exact: true }).click();
    await page.getByLabel(desk.personEmail).fill(email);
    await page.getByRole('button', { name: desk.personErase }).click();
    const dialog = page.getByRole('dialog', { name: desk.eraseTitle });
    await expect(dialog.getByLabel(deskErasureForm.email)).toHaveValue(email);
    await dialog.getByLabel(deskErasureForm.emailAgain).fill(email);
    await dialog.getByLabel(deskErasureForm.password, { exact: true }).fill(STAFF.password);
    await page.keyboard.press('Enter');
    const erased = desk.personErased
      .replace('{accounts}', '0')
      .replace('{submissions}', '1')
      .replace('{subscriptions}', '0');
    await expect(page.getByText(erased)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const told = await inbox(email, accountNotices['data-erased'].subject);
    expect(told.text).toContain(accountNotices['data-erased'].what);

    // By keyboard, on a narrow screen.
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByText(desk.audit, { exact: true }).press('Enter');
    await page.getByLabel(desk.auditAction).selectOption(desk.auditActions['person-erased']);
    await page.getByRole('button', { name: desk.auditShow, exact: true }).press('Enter');
    const lines = page.getByRole('list', { name: desk.auditList }).getByRole('listitem');
    // A second try of this test has two.
    const done = desk.auditActions['person-erased'];
    await expect(lines.filter({ hasNotText: done })).toHaveCount(0);
    await expect(lines.first()).toContainText(done);
    await expect(lines.first()).toContainText(STAFF.name);
    await expect(page.getByText(email)).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    expect(await axeFindings(page, { within: '#overview' })).toEqual([]);
  });

  test('staff read that a file is being checked, or held a virus, and cannot save it', async ({
    page,
    origin,
  }) => {
    const reference = await applyByForm(page, edition, origin, newMailbox());
    const cv = { id: randomUUID(), name: 'cv.pdf', type: 'application/pdf', size: 1_000 };
    // The site of the tests has no scanner that could be away.
    const application: DeskSubmission = {
      ...{ id: randomUUID(), reference, kind: 'application', status: 'new' },
      ...{
        name: 'Leela Thomas',
        company: null,
        subject: 'Graphic artist',
        email: 'leela@example.org',
      },
      createdAt: new Date().toISOString(),
      ...{ firstAnsweredAt: null, handledAt: null, fields: [], jobId: null, answers: [] },
      ...{ weight: null, urgency: 'usual', dueAt: null, assigneeId: null, notes: [], others: [] },
      confirmation: 'sent',
      waitingSince: new Date().toISOString(),
      file: { ...cv, state: 'checking' },
    };
    await page.route(/\/api\/v1\/desk\/submissions\/[\w-]+$/, (route) =>
      route.fulfill({ json: application }),
    );
    await signInFor(page, edition, `${origin}/desk`, STAFF);
    const list = page.getByRole('list', { name: desk.listLabel });
    const message = page.getByRole('article');
    const openMessage = () => list.getByRole('link').filter({ hasText: reference }).click();
    await openMessage();
    await expect(message.getByText(desk.fileChecking)).toBeVisible();
    await expect(message.getByRole('button', { name: desk.download })).toHaveCount(0);
    application.file = { ...cv, state: 'infected' };
    await page.reload();
    await expect(message.getByText(desk.fileInfected)).toBeVisible();
    await expect(message.getByRole('button', { name: desk.download })).toHaveCount(0);
  });

  test('staff are told which figures wait for a review, and whom to ask', async ({
    page,
    origin,
  }) => {
    const { id, wording, owner, review } = claims[region][0] ?? {};
    const due = { items: [] as object[] };
    // None is due on the days on which most tests are run.
    await page.route('**/api/v1/desk/claims', (route) => route.fulfill({ json: due }));
    const list = page.getByRole('navigation', { name: desk.statusLabel });
    const notice = page.getByRole('group').filter({ hasText: id });

    await signInFor(page, edition, `${origin}/desk`, STAFF);
    await expect(list).toBeVisible();
    await expect(notice).toHaveCount(0);

    due.items = [{ id, wording, owner, review }];
    await page.reload();
    await page.getByText(desk.claims.replace('{count}', '1')).click();
    await expect(notice).toContainText(`${wording}`);
    await expect(notice).toContainText(`${owner}, by `);
  });

  test('staff look at the e-mails that visitors get', async ({ page, origin, context }) => {
    await signInFor(page, edition, `${origin}/desk`, STAFF);
    await page.getByText(desk.mails, { exact: true }).click();
    for (const title of Object.values(desk.mailFiles)) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: title }).click();
      const mail = await opened;
      await expect(mail.locator('body')).toContainText(brand[region].legalName);
      await expect(mail.locator('body')).not.toContainText('{{');
      await mail.close();
    }
  });

  test('a customer is not shown the desk', async ({ page, origin }) => {
    expectConsole(page, /status of 403/);
    await signInFor(page, edition, `${origin}/desk`);
    await expect(page.getByRole('heading', { name: desk.memberTitle })).toBeVisible();
  });
});
