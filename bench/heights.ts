/** How tall the homepage is, on a small and on a wide screen. */
import type { Browser } from '@playwright/test';

/** Width → the tallest that it may be, in CSS pixels. */
export const TALLEST = { 360: 20_000, 1440: 14_000 } as const;
type Width = keyof typeof TALLEST;

export async function measureHeights(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<{ width: Width; height: number }[]> {
  const heights: { width: Width; height: number }[] = [];
  for (const width of [360, 1440] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    try {
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url })),
      );
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => {
        // Sections that the visitor has not come near have guessed heights.
        delete document.documentElement.dataset.lazyLayout;
        return document.documentElement.scrollHeight;
      });
      heights.push({ width, height });
    } finally {
      await context.close();
    }
  }
  return heights;
}
