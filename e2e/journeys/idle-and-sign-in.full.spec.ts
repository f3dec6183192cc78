/** An hour away with a real account: the session that the dialog ends is the server's own. */
import { signInFor, signInPage, statusOf } from '../support/account.ts';
import { cookiesAt } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import {
  idleDialog,
  LIMIT_MS,
  NOTICE_MS,
  noticeOf,
  openAndStop,
  signInAgainButton,
} from '../support/idle.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/contact-us';
/** What on it the visitor was led to. */
const PLACE = `${PAGE}?topic=demo#message`;

for (const edition of EDITIONS)
  test(`${edition.region} edition: who was away for an hour logs in again, and the old session is over`, async ({
    page,
    site,
    giveConsent,
  }) => {
    const origin = edition.origin(site);
    await giveConsent(origin, edition.region);
    await signInFor(page, edition, origin + PAGE);
    await page.waitForURL(origin + PAGE);
    const { session } = await cookiesAt(page, origin);
    const cookie = `session=${session}`;
    expect(await statusOf(site, cookie)).toBe(200);

    await openAndStop(page, origin + PLACE);
    await page.clock.fastForward(NOTICE_MS);
    await page.clock.resume();
    await expect(noticeOf(page, edition)).toBeVisible();
    await page.clock.fastForward(LIMIT_MS - NOTICE_MS);
    await expect(idleDialog(page)).toBeVisible();
    await signInAgainButton(page).click();

    await page.waitForURL(`${origin}/auth/login?next=${encodeURIComponent(PLACE)}`);
    await expect(signInPage(page, edition).email).toBeVisible();
    expect(await cookiesAt(page, origin)).not.toHaveProperty('session');
    expect(await cookiesAt(page, origin)).not.toHaveProperty('userSelectedAccountDetails');
    expect(await statusOf(site, cookie)).toBe(401);
  });
