/** Where one's account is signed in: the list, and signing another browser out. */
import { cookieHeader, signIn, signInFor, statusOf } from '../support/account.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { expect, test } from '../support/test.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

inEach(EDITIONS, ({ edition, region, words: { sessions: words } }) => {
  test('a member sees another browser in the list and signs it out', async ({
    page,
    site,
    origin,
    giveConsent,
  }) => {
    await giveConsent(origin, region);
    const elsewhere = cookieHeader(await signIn(site, {}, { 'User-Agent': FIREFOX }));
    const address = `${edition.origin(site)}/profile/safety`;
    await signInFor(page, edition, address);
    await expect(page).toHaveURL(address);
    const list = page.getByRole('list', { name: words.list });
    const own = list.getByRole('listitem').filter({ hasText: words.current });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    const other = list.getByRole('listitem').filter({ hasText: 'Firefox 144 on Windows' });
    // Other visits sign in as the same owner: theirs stay as they are.
    const count = await other.count();
    expect(count).toBeGreaterThan(0);
    expect(await statusOf(site, elsewhere)).toBe(200);
    await other.first().getByRole('button').press('Enter');
    const done = page.getByRole('status').filter({ hasText: words.endedOne });
    await expect(done).toBeFocused();
    await expect(other).toHaveCount(count - 1);
    expect(await statusOf(site, elsewhere)).toBe(401);
  });
});
