import {
  openProfile,
  openRefreshed,
  oversleep,
  sessionOf,
  testIn,
} from '../support/clocked-site.ts';
import { EDITIONS } from '../support/editions.ts';
import { endedToast, idleDialog } from '../support/idle.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { askJson } from '../support/raw-http.ts';
import { expect, expectConsole } from '../support/test.ts';

const PAGE = '/contact-us';
const MINUTE = 60_000;

inEach(EDITIONS, ({ edition, words }) => {
  const test = testIn(edition);

  test('a profile that stands open says that its owner has signed out in another tab', async ({
    page,
    context,
    hours,
    origin,
    cookies,
  }) => {
    expect(cookies).toContain('session=');
    const email = await openProfile(page, origin, hours);
    const other = await context.newPage();
    await open(other, `${origin}/auth/login`);
    await other.getByRole('button', { name: words.loginForm.signOut }).click();
    await expect(
      other.getByRole('status').filter({ hasText: words.loginForm.signedOut }),
    ).toBeVisible();
    await expect(endedToast(other, edition)).toBeHidden();
    await expect(endedToast(page, edition)).toBeVisible();
    await expect(email).toBeHidden();
    await other.close();

    await oversleep(page, hours);
    await page.mouse.move(70, 70);
    await page.clock.fastForward(MINUTE);
    await expect(idleDialog(page)).toBeHidden();
  });

  test('a page says that the server has ended the session', async ({
    page,
    site,
    hours,
    origin,
    cookies,
  }) => {
    expectConsole(page, /401/);
    expect(cookies).toContain('session=');
    await openRefreshed(page, origin + PAGE, hours);
    // As a new password ends it: the browser is not told.
    await askJson(site.port, {
      path: '/api/v1/user/logout',
      json: {},
      headers: { Cookie: await sessionOf(page, origin) },
    });
    await page.mouse.move(60, 60);
    await page.clock.fastForward(3 * MINUTE);
    await expect(endedToast(page, edition)).toBeVisible();
    await expect(idleDialog(page)).toBeHidden();
  });
});
