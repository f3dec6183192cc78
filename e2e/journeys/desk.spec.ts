/** The desk: staff find an application, save its file, answer it and mark it as handled. More work: desk-work.full.spec.ts. */
import { readFile } from 'node:fs/promises';
import { png } from '../../lib/platform/files/testing/sample-files.ts';
import { signInFor } from '../support/account.ts';
import { applyByForm, resume } from '../support/application.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { STAFF, STAFFED } from '../support/people.ts';
import { expect, expectConsole } from '../support/test.ts';

const ANSWER = 'Thank you. The job is still open; could we talk on Thursday at ten?';
const PLAN = { name: 'way-to-us.png', mimeType: 'image/png', buffer: png() };

inEach(STAFFED, ({ edition, region, words }) => {
  const { desk } = words;

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('staff handle an application', async ({ page, origin, inbox }) => {
    // An answer that was left empty.
    expectConsole(page, /status of 422/);
    const email = newMailbox();
    const reference = await applyByForm(page, edition, origin, email);

    await signInFor(page, edition, `${origin}/desk`, STAFF);
    await expect(page).toHaveURL(`${origin}/desk`);
    // Attacks have sent this desk more messages than a page of its list has.
    const number = page.getByRole('form', { name: desk.find }).getByRole('searchbox');
    await number.fill(reference);
    await number.press('Enter');
    const list = page.getByRole('list', { name: desk.listLabel });
    await list.getByRole('link').filter({ hasText: reference }).click();
    const message = page.getByRole('article');
    await expect(message.getByText(email)).toBeVisible();

    const take = message.getByRole('button', { name: desk.take });
    await take.press('Enter');
    await expect(take).toHaveCount(0);
    await expect(message.getByRole('button', { name: desk.give, exact: true })).toBeFocused();

    const saved = page.waitForEvent('download');
    await message.getByRole('button', { name: desk.download }).click();
    const file = await readFile(await (await saved).path());
    const { buffer } = await resume();
    expect(file.equals(buffer)).toBe(true);

    const answers = message.getByRole('form', { name: desk.saved });
    await message.getByRole('button', { name: desk.sendAnswer }).click();
    await expect(message.getByLabel(desk.answer)).toHaveAttribute('aria-invalid', 'true');
    await answers.getByRole('combobox').selectOption('call');
    await answers.getByRole('button', { name: desk.savedPut }).click();
    await expect(message.getByLabel(desk.answer)).toHaveValue(
      new RegExp(`${STAFF.name} will call`),
    );
    await expect(message.getByLabel(desk.answer)).not.toHaveAttribute('aria-invalid');
    await message.getByLabel(desk.answer).fill(ANSWER);
    const chosen = message.getByLabel(desk.answerFile);
    await chosen.setInputFiles({ ...PLAN, name: 'way.exe' });
    await message.getByRole('button', { name: desk.sendAnswer }).click();
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleDescription(/Choose a file of the type/);
    await chosen.setInputFiles(PLAN);
    await message.getByRole('button', { name: desk.sendAnswer }).click();
    await expect(message.getByText(ANSWER)).toBeVisible();
    await expect(message.getByRole('listitem')).toContainText(PLAN.name);
    await expect(chosen).toHaveValue('');
    await expect.poll(async () => (await inbox(email, reference)).text).toContain(ANSWER);
    expect((await inbox(email, reference)).files).toEqual([PLAN.name]);

    await message.getByRole('button', { name: desk.markHandled }).click();
    await expect(message.getByRole('button', { name: desk.reopen })).toBeVisible();
    const statuses = page.getByRole('navigation', { name: desk.statusLabel });
    await statuses.getByRole('link', { name: desk.handled }).click();
    await expect(list.getByRole('link').filter({ hasText: reference })).toBeVisible();
  });
});
