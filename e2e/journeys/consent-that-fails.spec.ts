/** Consent that no longer counts: given elsewhere, to an older text, in the other edition, broken. */

import { otherRegion } from '../../lib/platform/region/region.ts';
import { consentCookieName } from '../../lib/site/consent/record.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, consentHeader, cookieDialog, recordAt, recordOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, newAddress, test } from '../support/test.ts';

const GUARDED = '/Products/ATS';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a visitor whose address changed is asked with one button, and taken on', async ({
    page,
    context,
    arrive,
  }) => {
    const origin = await arrive(edition, GUARDED);
    await expect(page).toHaveURL(origin + GUARDED);

    const elsewhere = newAddress();
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': elsewhere });
    await open(page, origin + GUARDED);
    await expect(page).toHaveURL(origin + HOME);
    const warning = page.getByText(words.consent.warning).filter({ visible: true });
    await expect(warning, 'once').toHaveCount(1);
    await expect(cookieDialog(page)).toBeHidden();
    const allow = bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll });
    await expect(allow).toBeFocused();
    await expect(allow).toHaveAccessibleDescription(words.consent.warning);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(origin + GUARDED);
    expect((await recordAt(page, origin, region))?.ip).toBe(elsewhere);
  });

  test('a visitor who agreed to an older text reads the new one first', { tag: '@full' }, async ({
    page,
    context,
    origin,
    address,
  }) => {
    const record = recordOf(region, address, { revision: '2020-01-01' });
    const value = encodeURIComponent(JSON.stringify(record));
    await context.addCookies([{ name: consentCookieName(region), value, url: origin }]);
    await open(page, origin + HOME);
    await expect(bannerOf(page, edition)).toBeVisible();
    await open(page, origin + GUARDED);
    await expect(cookieDialog(page)).toBeVisible();
    await cookieDialog(page).getByRole('button', { name: words.consent.allowAll }).click();
    await expect(page).toHaveURL(origin + GUARDED);
  });

  const asked = (reason: string) =>
    `${HOME}?${new URLSearchParams({ consent: reason, next: GUARDED })}#cookie-choice`;
  const records: [title: string, reason: string, make: (ip: string) => Record<string, unknown>][] =
    [
      ['refuses', 'invalid', (ip) => recordOf(region, ip, { consent: false })],
      [
        'refuses the necessary cookies',
        'invalid',
        (ip) => recordOf(region, ip, { necessary_cookies_consent: false }),
      ],
      ['agrees to an older text', 'invalid', (ip) => recordOf(region, ip, { revision: '1' })],
      ['is the other edition’s', 'invalid', (ip) => recordOf(otherRegion(region), ip)],
      ['lacks a category', 'invalid', (ip) => ({ consent: true, ip, country_code: region })],
      ['was given from elsewhere', 'ip', () => recordOf(region, '203.0.113.7')],
    ];
  for (const [title, reason, make] of records)
    test(`a record that ${title} opens no guarded page`, async ({ site, address }) => {
      const answer = await edition.get(site, GUARDED, {
        Cookie: consentHeader(region, JSON.stringify(make(address))),
        'X-Forwarded-For': address,
      });
      expect(answer.status).toBe(307);
      expect(answer.headers.get('location')).toBe(asked(reason));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.cookies).toEqual([]);
    });

  test('text that is no record opens no guarded page, no cookie is asked for as missing', async ({
    site,
  }) => {
    const broken = await edition.get(site, GUARDED, { Cookie: consentHeader(region, 'yes{') });
    expect([broken.status, broken.headers.get('location')]).toEqual([307, asked('invalid')]);
    const none = await edition.get(site, GUARDED);
    expect([none.status, none.headers.get('location')]).toEqual([307, asked('missing')]);
  });

  test('a record that is right opens the page, for nobody’s cache', async ({ site, address }) => {
    const answer = await edition.get(site, GUARDED, {
      Cookie: consentHeader(region, recordOf(region, address)),
      'X-Forwarded-For': address,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});
