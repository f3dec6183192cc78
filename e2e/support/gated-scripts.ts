/**
 * Puts a script of each optional category into every page, as content/site/scripts.yaml would, and
 * serves them. Each notes that it ran, and sets two cookies: for its host and for the whole domain.
 */
import { expect, type Page } from '@playwright/test';
import { OPTIONAL_CATEGORIES } from '../../lib/site/consent/record.ts';
import { ask } from './raw-http.ts';

const TAGS = OPTIONAL_CATEGORIES.map(
  (category) =>
    `<script type="text/plain" data-consent="${category}" data-src="/test-${category}.js" data-cookies="_${category} _${category}_*"></script>`,
).join('');

const scriptOf = (category: string) => `{
  const { dataset } = document.documentElement;
  dataset.ran = [...(dataset.ran?.split(' ') ?? []), '${category}'].sort().join(' ');
  const domain = location.hostname.split('.').slice(-2).join('.');
  document.cookie = '_${category}=1; path=/';
  document.cookie = '_${category}_1=1; path=/; domain=' + domain;
}`;

/** @returns the categories whose script the browser has asked for, in that order */
export async function addGatedScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  // A page that a test hands over comes from no known network, and may ask this machine for nothing.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const url = new URL(route.request().url());
    const sent = await route.request().allHeaders();
    const headers = { ...sent, host: url.host, connection: 'close', 'accept-encoding': 'identity' };
    const answer = await ask(Number(url.port), { path: url.pathname + url.search, headers });
    const {
      'content-length': _,
      'transfer-encoding': __,
      ...kept
    } = Object.fromEntries(answer.headers);
    return route.fulfill({
      status: answer.status,
      headers: { ...kept, 'set-cookie': answer.cookies.join('\n') },
      body: answer.body.replace('</body>', `${TAGS}</body>`),
    });
  });
  await page.route('**/test-*.js', (route) => {
    const category = /test-(\w+)\.js/.exec(route.request().url())?.[1] ?? '';
    asked.push(category);
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(category) });
  });
  return asked;
}

/** Waits until exactly the scripts of these categories have run in the page that is open. */
export async function expectRan(page: Page, categories: readonly string[]): Promise<void> {
  const html = page.locator('html');
  if (categories.length === 0) await expect(html).not.toHaveAttribute('data-ran');
  else await expect(html).toHaveAttribute('data-ran', categories.toSorted().join(' '));
}
