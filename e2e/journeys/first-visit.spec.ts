/** The first visit: the homepage opens, a guarded page asks for consent and then opens as well. */
import { HOME } from '../../lib/site/content/routes.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { ALLOWED_COOKIES, bannerOf, cookieDialog, cookiesAt } from '../support/consent.ts';
import { EDITIONS, mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const WARNING = 'please allow necessary cookies to continue exploring';
const GUARDED = '/Products/HRIS?x=1';
const YEAR = 365 * 24 * 60 * 60;

inEach(EDITIONS, ({ edition, region, words }) => {
  test('a visitor who types the domain reads the homepage and sees the banner', async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/`);
    await expect(page).toHaveURL(origin + HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const banner = bannerOf(page, edition);
    for (const name of [words.consent.allowAll, words.consent.denyAll, words.consent.choose])
      await expect(banner.getByRole('button', { name })).toBeVisible();
    await expect(cookieDialog(page)).toBeHidden();
    expect(await cookiesAt(page, origin)).toEqual({ region });
  });
});

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a guarded page asks for consent, and opens with its query once all is allowed', async ({
    page,
    context,
    origin,
    address,
  }) => {
    await open(page, origin + GUARDED);

    await test.step('the homepage says why, and the marker is gone', async () => {
      await expect(cookieDialog(page).getByText(WARNING)).toBeVisible();
      await expect(page.getByText(WARNING).filter({ visible: true }), 'once').toHaveCount(1);
      await expect(cookieDialog(page)).toContainText('Privacy in short.');
      await expect(page).toHaveURL(origin + HOME);
      expect(await page.evaluate(() => scrollY), 'the page below is at its top').toBe(0);
    });

    const answered = page.waitForResponse('**/api/v1/global/consent');
    const allow = cookieDialog(page).getByRole('button', { name: words.consent.allowAll });
    await allow.click();
    const response = await answered;
    await expect(page).toHaveURL(origin + GUARDED);
    await untilAlive(page);

    const record = {
      consent: true,
      ip: address,
      country_code: region,
      necessary_cookies_consent: true,
      performance_cookies_consent: true,
      marketing_cookies_consent: true,
      analytical_cookies_consent: true,
      functional_cookies_consent: true,
      revision: cookieText[region].revision,
    };

    await test.step('the choice lies in the cookies of the product, for a year', async () => {
      const cookies = await context.cookies(origin);
      const consent = cookies.find(({ name }) => name === `cookie-consent-${region}`);
      expect(JSON.parse(decodeURIComponent(consent?.value ?? ''))).toEqual(record);
      expect(cookies.find(({ name }) => name === 'cookies-all-allowed')?.value).toBe('true');
      expect(cookies.map(({ name }) => name).sort()).toEqual(
        ['region', 'cookies-all-allowed', `cookie-consent-${region}`].sort(),
      );
      for (const { name, path, sameSite, expires, secure } of cookies) {
        expect(ALLOWED_COOKIES).toContain(name);
        expect({ name, path, sameSite, secure }).toEqual({
          name,
          path: '/',
          sameSite: 'Lax',
          secure: false,
        });
        const age = expires - Date.now() / 1000;
        expect(age, name).toBeGreaterThan(YEAR - 300);
        expect(age, name).toBeLessThanOrEqual(YEAR + 5);
      }
    });

    await test.step('the choice was sent, and its receipt given back', async () => {
      expect(response.status()).toBe(201);
      expect(response.request().postDataJSON()).toEqual(record);
      const receipt = await page.evaluate(
        (name) => localStorage.getItem(name),
        `consent-receipt-${region}`,
      );
      expect(JSON.parse(receipt ?? '')).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        decision: 'allowAll',
        region,
        revision: cookieText[region].revision,
      });
    });

    await test.step('nobody asks again, here or on the next page', async () => {
      await expect(bannerOf(page, edition)).toBeHidden();
      const next = await page.goto(`${origin}/Products/PAY`);
      expect(next?.status()).toBe(200);
      await expect(page).toHaveURL(`${origin}/Products/PAY`);
      await expect(bannerOf(page, edition)).toBeHidden();
    });
  });
});
