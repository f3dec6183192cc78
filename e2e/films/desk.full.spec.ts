/** Two people at a desk: a message comes by itself, one takes it, both see who has it, and it is answered. */
import type { Page } from '@playwright/test';
import { signInPage } from '../support/account.ts';
import { toastOf } from '../support/consent.ts';
import { referenceOf, sendMessage } from '../support/contact.ts';
import { EDITIONS } from '../support/editions.ts';
import { test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox } from '../support/inbox.ts';
import { CREW } from '../support/people.ts';
import { nextCode, typeSecondCode } from '../support/staff.ts';
import { expect, newAddress } from '../support/test.ts';

/** What comes, and what colleagues do, stands in the list by itself: the desk asks every 20 seconds. */
const BY_ITSELF = { timeout: 40_000 };
const NOTE = 'She asked for a call before Friday.';

inEach(EDITIONS, ({ edition, region, words }) => {
  const { desk } = words;
  const [taker, other] = CREW[region];

  /** From the address of the desk, which a colleague has given them, to its list. */
  async function sitDown(page: Page, origin: string, who: typeof taker | typeof other) {
    await page.goto(`${origin}/desk`);
    await page.getByRole('button', { name: words.consent.allowAll }).first().click();
    await expect(page).toHaveURL(`${origin}/desk`);
    await page.getByRole('main').getByRole('link', { name: desk.signIn }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    const form = signInPage(page, edition);
    await form.email.fill(who.email);
    await form.password.fill(who.password);
    await form.submit.click();
    await typeSecondCode(page, edition, nextCode());
    await expect(page).toHaveURL(`${origin}/desk`);
    await expect(page.getByRole('navigation', { name: desk.statusLabel })).toBeVisible();
  }
  const rowOf = (page: Page, reference: string) =>
    page
      .getByRole('list', { name: desk.listLabel })
      .getByRole('link')
      .filter({ hasText: reference });

  test('two people at a desk share what comes, and its sender is answered once', async ({
    page,
    browser,
    site,
    origin,
    step,
    inbox,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
    });
    const second = await context.newPage();
    await step('first at the desk', () => sitDown(page, origin, taker));
    await step('second at the desk', () => sitDown(second, origin, other), second);

    const email = newMailbox();
    const reference = referenceOf(
      await sendMessage(site, { email, name: 'Asha Verma' }, { Cookie: `region=${region}` }),
    );
    await step('message comes by itself', () =>
      expect(rowOf(page, reference)).toBeVisible(BY_ITSELF),
    );
    const message = page.getByRole('article');
    await step('message opened', async () => {
      await rowOf(page, reference).click();
      await expect(message).toContainText(email);
    });
    await step('message taken', async () => {
      await message.getByRole('button', { name: desk.take, exact: true }).click();
      await expect(rowOf(page, reference)).toContainText(taker.name);
    });
    await step(
      'the other sees who has it',
      () => expect(rowOf(second, reference)).toContainText(taker.name, BY_ITSELF),
      second,
    );
    await step(
      'the other opens it too',
      async () => {
        await rowOf(second, reference).click();
        const said = desk.alsoOpen.replace('{names}', taker.name);
        await expect(second.getByRole('article').getByRole('status').first()).toHaveText(
          said,
          BY_ITSELF,
        );
      },
      second,
    );
    await step('note kept', async () => {
      await message.getByText(desk.notes.replace('{count}', '0')).click();
      await message.getByLabel(desk.note).fill(NOTE);
      await message.getByRole('button', { name: desk.sendNote }).click();
      await expect(message.getByText(desk.notes.replace('{count}', '1'))).toBeVisible();
    });
    await step(
      'the other reads the note',
      async () => {
        const theirs = second.getByRole('article');
        const notes = theirs.getByText(desk.notes.replace('{count}', '1'));
        await expect(notes).toBeVisible(BY_ITSELF);
        await notes.click();
        await expect(theirs.getByText(NOTE)).toBeVisible();
      },
      second,
    );
    const answer = message.getByLabel(desk.answer);
    await step('saved answer', async () => {
      const saved = message.getByRole('form', { name: desk.saved });
      await saved.getByRole('combobox').selectOption({ index: 1 });
      await saved.getByRole('button', { name: desk.savedPut }).click();
      await expect(answer).toHaveValue(/\w{3}/);
      await expect(answer).not.toHaveValue(/[{}]/);
    });
    const text = await answer.inputValue();
    await step('answer sent', async () => {
      await message.getByRole('button', { name: desk.sendAnswer }).click();
      await expect(toastOf(page, edition, desk.answerTaken)).toBeVisible();
      await expect(message.getByRole('listitem')).toContainText([taker.name]);
    });
    const [firstLine = ''] = text.split('\n').filter(Boolean);
    await step(
      'the other reads the answer',
      () => expect(second.getByRole('article')).toContainText(firstLine, BY_ITSELF),
      second,
    );
    await expect.poll(async () => (await inbox(email, reference)).text).toContain(firstLine);
    await context.close();
  });
});
