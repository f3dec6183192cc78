/** From a click to the next paint, on a processor slowed down four times. */
import type { Browser, Page } from '@playwright/test';
import type { MeasuredPage } from './pages.ts';

/** `prepare` is clicked before, unmeasured. Selectors, because both editions must match. */
const INTERACTIONS = [
  { name: 'open menu', click: '[popovertarget^="menu-"]' },
  { name: 'open cookie dialog', click: 'footer a[href="#cookie-choice"]' },
  {
    name: 'change theme',
    prepare: '[popovertarget="display-settings"]',
    click: 'label:has(input[name="theme"]:not(:checked))',
  },
  { name: 'change tab', click: '[role="tab"][aria-selected="false"]' },
] as const;

export type Interaction = { name: string; milliseconds: number | undefined };

/** Event Timing's duration runs from the input to the paint after it; below 16 ms it is silent. */
async function clickAndMeasure(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { benchDurations: durations });
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(options);
  });
  await page.locator(selector).first().click();
  await page.waitForTimeout(1_000);
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { benchDurations: number[] }).benchDurations),
  );
}

async function measureOnce(
  browser: Browser,
  origin: string,
  candidates: MeasuredPage[],
  interaction: (typeof INTERACTIONS)[number],
): Promise<number | undefined> {
  for (const { path, cookies } of candidates) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      const list = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
      await context.addCookies(list);
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      if ((await page.locator(interaction.click).count()) === 0) continue;
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      if ('prepare' in interaction) {
        await page.locator(interaction.prepare).first().click();
        await page.waitForTimeout(500);
      } else await page.locator(interaction.click).first().scrollIntoViewIfNeeded();
      return await clickAndMeasure(page, interaction.click);
    } finally {
      await context.close();
    }
  }
  return undefined;
}

/** Each interaction on the first of `candidates` that has it, once. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  candidates: MeasuredPage[],
): Promise<Interaction[]> {
  const results: Interaction[] = [];
  for (const interaction of INTERACTIONS)
    results.push({
      name: interaction.name,
      milliseconds: await measureOnce(browser, origin, candidates, interaction),
    });
  return results;
}
