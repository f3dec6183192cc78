/** The next page is fetched while the pointer rests on its link, for whom the guard lets through. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// What the browser fetches ahead comes without headers that tests add, so from this machine.
test.use({ address: '127.0.0.1', extraHTTPHeaders: {}, loadsAhead: true });

/** The pages that the browser has fetched ahead, as they come. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

/** How the page that is open now came: '' by an ordinary request. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return (visit as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

const linkTo = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

test('who has agreed finds the next page already fetched, and nothing of it has run', async ({
  page,
  site,
  giveConsent,
}) => {
  await giveConsent(site.usa, 'USA');
  const response = await open(page, site.usa + HOME);
  expect(response.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const ahead = await fetchedAhead(page);
  const calls: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
  const before = await stored();
  const link = linkTo(page, '/contact-us');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => ahead).toEqual(['/contact-us']);
  expect(calls, 'a page that nobody opened asks the API for nothing').toEqual([]);
  expect(await stored()).toEqual(before);

  await link.click();
  await expect(page).toHaveURL(`${site.usa}/contact-us`);
  await untilAlive(page);
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('who has not agreed loads a page only by opening it', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const response = await open(page, `${site.usa}/cookies`);
  expect(response.headers()).not.toHaveProperty('speculation-rules');
  const ahead = await fetchedAhead(page);
  const link = linkTo(page, '/display');
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(`${site.usa}/display`);
  await untilAlive(page);
  expect(await delivery(page)).toBe('');
  expect(ahead).toEqual([]);
});
