/**
 * Keeps the browser from fetching pages ahead. What it fetches so comes without the headers that tests
 * add, hence from another address than the visitor's, and the guard would turn it away.
 */
import type { Page } from '@playwright/test';

const NO_RULES = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'application/speculationrules+json' }],
  body: Buffer.from('{}').toString('base64'),
};

/** Answers for the site when `page` asks what may be loaded ahead: nothing. */
export async function loadNothingAhead(page: Page): Promise<void> {
  // Not by page.route(), which switches the browser's cache off.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session
      .send('Fetch.fulfillRequest', { requestId, ...NO_RULES })
      // A page that is left asks no more.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/speculation-rules.json' }] });
}
