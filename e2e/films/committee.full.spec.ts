/** A buyer makes the dossier for a committee, reads it, prints it and copies its link. */
import { EDITIONS } from '../support/editions.ts';
import { enter, test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { menuPanel } from '../support/menus.ts';
import { putOnPaper } from '../support/paper.ts';
import { expect } from '../support/test.ts';

inEach(EDITIONS, ({ edition, words }) => {
  const { committeePack: pack } = words;

  test('a buyer makes the dossier for a committee, prints it and copies its link', async ({
    page,
    origin,
    step,
  }) => {
    const main = page.getByRole('main');
    // The clipboard and the printer of the machine belong to all tests at once: this one has its own.
    await page.addInitScript(() => {
      const writeText = async (text: string) => {
        document.documentElement.dataset.clipboard = text;
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      window.print = () => {
        document.documentElement.dataset.printed = document.title;
      };
    });
    await enter(page, edition, origin, step);
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    await step('menu', async () => {
      await menus.getByRole('button', { name: 'Business', exact: true }).click();
      await expect(menuPanel(page, 'Business')).toBeVisible();
    });
    await step('committee pack', async () => {
      await menuPanel(page, 'Business')
        .getByRole('link', { name: /^Committee pack/ })
        .click();
      await expect(page).toHaveURL(`${origin}/committee-pack`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    await step('choice', async () => {
      await main.getByRole('radio', { name: /^CTO/ }).check();
      for (const name of [/^HRMS/, /^PAY/]) await main.getByRole('checkbox', { name }).check();
      await main.getByLabel(pack.sector).selectOption({ label: 'Healthcare' });
      await expect(main.getByRole('button', { name: pack.make })).toBeInViewport();
    });
    await step('dossier', async () => {
      await main.getByRole('button', { name: pack.make }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(pack.dossierFor.replace('{role}', 'CTO'));
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      for (const text of ['HRMS', 'PAY', 'Healthcare', pack.edition])
        await expect(main).toContainText(text);
      const contents = page.getByRole('navigation', { name: pack.contents });
      await expect(contents.getByRole('link')).toHaveCount(4);
    });
    await step('link copied', async () => {
      await main.getByRole('button', { name: pack.copy }).click();
      await expect(main.getByRole('status').filter({ hasText: pack.copied })).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute(
        'data-clipboard',
        /\?role=CTO&module=HRMS&module=PAY&sector=Healthcare$/,
      );
    });
    await step('on paper', async () => {
      await main.getByRole('button', { name: pack.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', /./);
      await putOnPaper(page);
      await expect(main.getByRole('button', { name: pack.print })).toBeHidden();
    });
  });
});
