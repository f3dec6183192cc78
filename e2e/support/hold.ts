/** A slow line: an answer of the server that does not come yet. */
import type { Page } from '@playwright/test';

/** Lets the server take its time for `url` until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
