/** Lighthouse, mobile: one visit, with the throttling that it simulates or that the browser applies. */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { blockingTime } from './blocking-time.ts';

export const FLAGS = ['--headless=new', '--no-sandbox', '--disable-background-networking'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/**
 * Scores out of 100, milliseconds, and the shift of the layout. `processorTbt` is the blocking time by
 * the processor's clock, of simulated throttling alone.
 */
export type Scores = Record<
  (typeof CATEGORIES)[number] | keyof typeof TIMES | 'styleAndLayout' | 'processorTbt',
  number
>;
/** Simulated throttling is Lighthouse's default; `devtools` slows the browser down for real. */
export type Throttling = 'simulate' | 'devtools';

/** Cookies are set in the browser, as a visitor has them: the page's scripts read them too. */
export async function setCookies(
  port: number,
  url: string,
  cookies: Record<string, string>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const list = Object.entries(cookies).map(([name, value]) => ({ name, value, url }));
  if (list.length > 0) await browser.contexts()[0]?.addCookies(list);
  await browser.close();
}

/** Lighthouse sometimes misses the start of a page and says so; half an hour need not be lost. */
const ATTEMPTS = 3;

/** @throws Error when Lighthouse fails three times */
export async function visit(
  browserPath: string,
  url: string,
  cookies: Record<string, string>,
  throttlingMethod: Throttling = 'simulate',
  attempt = 1,
): Promise<Scores> {
  const chrome = await launch({ chromePath: browserPath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    await setCookies(chrome.port, url, cookies);
    const flags = {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      throttlingMethod,
    } as const;
    const result = await lighthouse(url, flags);
    const report = result?.lhr;
    if (!result || !report || report.runtimeError) {
      if (attempt < ATTEMPTS)
        return await visit(browserPath, url, cookies, throttlingMethod, attempt + 1);
      throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    const scores = CATEGORIES.map((id) => [
      id,
      Math.round((report.categories[id]?.score ?? 0) * 100),
    ]);
    const times = Object.entries(TIMES).map(([name, id]) => [
      name,
      report.audits[id]?.numericValue ?? Number.NaN,
    ]);
    const work = report.audits['mainthread-work-breakdown']?.details as
      | { items?: { group: string; duration: number }[] }
      | undefined;
    const layout = work?.items?.find(({ group }) => group === 'styleLayout')?.duration;
    const processorTbt =
      throttlingMethod === 'simulate'
        ? blockingTime(result.artifacts.Trace.traceEvents)
        : Number.NaN;
    return Object.fromEntries([
      ...scores,
      ...times,
      ['styleAndLayout', layout ?? Number.NaN],
      ['processorTbt', processorTbt],
    ]);
  } finally {
    chrome.kill();
  }
}
