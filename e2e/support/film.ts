/**
 * A film: one journey as a first-time visitor takes it, act by act, with a numbered picture after each. The
 * pictures lie in `test-results`, a folder a film; Playwright empties it with the next run.
 */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { anyForm } from './any-form.ts';
import { bannerOf } from './consent.ts';
import type { Edition } from './editions.ts';
import { test as base } from './inbox.ts';
import { untilAlive } from './open.ts';
import { siteOfTheFile } from './own-site.ts';
import { expect } from './test.ts';

/** @param screen where it is done, for films with two people */
export type Step = (title: string, act: () => Promise<unknown>, screen?: Page) => Promise<void>;

type Fixtures = {
  /** Does an act and takes the picture `NN-title.png`; nobody has to scroll sideways in it. */
  step: Step;
};

export const test = base.extend<Fixtures>({
  site: [...siteOfTheFile],
  // A picture of what has arrived: nothing scrolls or fades while it is taken.
  contextOptions: { reducedMotion: 'reduce' },
  step: async ({ page, javaScriptEnabled }, use, info) => {
    let taken = 0;
    await use((title, act, screen = page) =>
      test.step(title, async () => {
        await act();
        if (javaScriptEnabled !== false) await untilAlive(screen);
        const { reach, width } = await widthsOf(screen);
        expect(reach, `sideways, after “${title}”`).toBeLessThanOrEqual(width);
        taken += 1;
        const name = `${String(taken).padStart(2, '0')}-${title.replaceAll(/\W+/g, '-')}.png`;
        const path = info.outputPath(name);
        await screen.screenshot({ path, animations: 'disabled' });
        // By its path: `attach` would lay a second copy beside it.
        info.attachments.push({ name, path, contentType: 'image/png' });
      }),
    );
  },
});

/** Opens the start page for the first time and allows every cookie. */
export async function enter(page: Page, edition: Edition, origin: string, step: Step) {
  const banner = bannerOf(page, edition);
  await step('start page', async () => {
    await page.goto(`${origin}/`);
    await expect(page).toHaveURL(origin + HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(banner).toBeInViewport();
  });
  await step('cookies allowed', async () => {
    await banner.getByRole('button', { name: edition.words.consent.allowAll }).click();
    await expect(banner).toBeHidden();
  });
}

type Newcomer = { name: string; email: string };

/**
 * From the page of the sign-in: registers and asks for a code.
 * @param press `click`, or `tap` on a phone
 * @returns the form that takes the code
 */
export async function askForAccount(
  page: Page,
  { words }: Edition,
  step: Step,
  { name, email }: Newcomer,
  press: 'click' | 'tap',
) {
  const register = anyForm(page, 'register', words.registerForm);
  const verify = anyForm(page, 'verify-code', words.verifyForm);
  await step('account', async () => {
    await page.getByRole('main').getByRole('link', { name: words.loginForm.register })[press]();
    await expect(page).toHaveURL(/\/auth\/register/);
    await register.field('name').fill(name);
    await register.field('email').fill(email);
    await register.field('password').fill('nine quiet looms at dusk');
  });
  await step('code asked for', async () => {
    await register.send[press]();
    await expect(page).toHaveURL(/\/auth\/verify/);
    await expect(verify.field('email')).toHaveValue(email);
    await expect(verify.field('otp')).toBeInViewport();
  });
  return verify;
}

/** How far the page reaches to the right, and how wide the window is. */
const widthsOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth: reach, clientWidth: width } = document.documentElement;
    return { reach, width };
  });

/** What the visitor's keyboard stands on: whether its outline can be seen, and what lies on top of it. */
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: focused.textContent || focused.getAttribute('name') || focused.id,
      isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      coveredBy:
        !seen || focused.contains(seen) || seen.contains(focused) ? undefined : seen.outerHTML,
    };
  });
