/** When a script of the page fails, its words stay: those of the island, and all the others. */
import type { Page, Route } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { cookieDialog } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

/** The words of shell and page: of the HTML that is given, or as they stand in the browser now. */
const wordsOf = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((source) => {
    const read = new DOMParser().parseFromString(
      // What scripts have moved has a style of its own, which the policy lets no parser read.
      source ?? document.documentElement.outerHTML.replace(/ style="[^"]*"/g, ''),
      'text/html',
    );
    for (const silent of read.querySelectorAll('script, style, noscript')) silent.remove();
    return ['.site-header', 'main', '.site-footer'].flatMap(
      (part) => read.querySelector(part)?.textContent?.match(/\S+/g) ?? [],
    );
  }, html);

const shownWords = (page: Page) => wordsOf(page);
const sentWords = async (page: Page, url: string) =>
  wordsOf(page, await (await page.request.get(url)).text());

/** Changes the script that holds `mark` on its way, until it is mended. */
async function breakScript(page: Page, mark: string, broken: string) {
  let isBroken = false;
  let isMended = false;
  // Stays in place when mended: who stops listening gets the broken script from the browser's memory.
  await page.route('**/_next/static/chunks/*.js', async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    isBroken ||= text.includes(mark);
    await route.fulfill({ response, body: isMended ? text : text.replaceAll(mark, broken) });
  });
  return {
    /** Whether a script held the mark. */
    isBroken: () => isBroken,
    mend: () => {
      isMended = true;
    },
  };
}

/** Opens a page whose script breaks where `mark` stands. Gives its words as they were sent. */
async function openBroken(page: Page, url: string, mark: string, broken: string) {
  const sent = await sentWords(page, url);
  const script = await breakScript(page, mark, broken);
  await page.goto(url);
  return { sent, script };
}

const THROWS = '(()=>{throw new Error("broken on purpose")})()';

inEach(mostlyIn('INDIA'), ({ region, words }) => {
  test.use({ expectedConsole: [/broken on purpose|Minified React error/] });
  // Playwright's own requests, unlike the browser's, know no other name of this machine than site.local.
  test.beforeEach(({ site, giveConsent }) => giveConsent(site.local, region));
  // A script may still be on its way when the test is over.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('who meets an island that fails reads every word of the page', async ({ page, site }) => {
    const url = `${site.local}/contact-us`;
    const { sent, script } = await openBroken(page, url, '"honeypot"', THROWS);
    // The boundary has taken over, and the islands around it are alive.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await untilAlive(page);
    expect(script.isBroken()).toBe(true);
    await expect.poll(() => shownWords(page)).toEqual(sent);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await page.getByRole('button', { name: words.shell.display }).first().click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('who meets slides that fail reads every slide, and uses the rest of the page', {
    tag: '@full',
  }, async ({ page, site }) => {
    const { sent, script } = await openBroken(page, site.local + HOME, '".slider-track"', THROWS);
    await untilAlive(page);
    await expect.poll(script.isBroken).toBe(true);
    await expect.poll(() => shownWords(page)).toEqual(sent);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('who gets another document than the scripts expect reads every word of it', {
    tag: '@full',
  }, async ({ page, site }) => {
    const url = `${site.local}/contact-us`;
    const sent = await sentWords(page, url);
    const send = words.contactForm.send;
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toContain(`>${send}</button>`);
      await route.fulfill({
        response,
        body: text.replace(`>${send}</button>`, '>Translated</button>'),
      });
    });
    await page.goto(url);
    await expect(page.getByText('Translated')).toHaveCount(0);
    await untilAlive(page);
    await expect.poll(() => shownWords(page)).toEqual(sent);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
  });

  test('a dialog whose style did not come has it when it is opened once more', {
    tag: '@full',
  }, async ({ page, origin }) => {
    expectConsole(page, /Failed to load resource/, /failed request: .*\.css/);
    await open(page, `${origin}/contact-us`);
    let isDown = true;
    await page.route('**/_next/static/**/*.css', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    const dialog = cookieDialog(page);
    const switches = async () => {
      await page.getByRole('link', { name: words.shell.cookieSettings }).click();
      await expect(dialog).toBeVisible();
      const look = await dialog
        .getByRole('checkbox', { name: /^Performance/ })
        .evaluate((element) => getComputedStyle(element).appearance);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      return look;
    };
    expect(await switches()).toBe('auto');
    isDown = false;
    expect(await switches()).toBe('none');
  });

  test('who meets a page that fails is told so, reads on, and may load it again', {
    tag: '@full',
  }, async ({ page, site }) => {
    const { sent, script } = await openBroken(
      page,
      `${site.local}/contact-us`,
      '`island ${',
      `${THROWS}+\`island \${`,
    );
    const notice = page.getByRole('alert').filter({ hasText: words.pageError.title });
    await expect(notice).toBeVisible();
    expect(script.isBroken()).toBe(true);
    expect(await shownWords(page)).toEqual(sent);
    script.mend();
    await notice.getByRole('link', { name: words.pageError.reload }).click();
    await expect(page.getByText(words.pageError.title)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  });
});
