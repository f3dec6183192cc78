/** Lighthouse, mobile, default throttling: the medians of several rounds. */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

export type Scores = Record<
  'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls',
  number
>;

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-background-networking'];

/** Cookies are set in the browser, as a visitor has them: the page's scripts read them too. */
async function setCookies(port: number, url: string, cookies: Record<string, string>) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const list = Object.entries(cookies).map(([name, value]) => ({ name, value, url }));
  if (list.length > 0) await browser.contexts()[0]?.addCookies(list);
  await browser.close();
}

/** Lighthouse sometimes misses the start of a page and says so; half an hour need not be lost. */
const ATTEMPTS = 3;

async function measureOnce(
  browserPath: string,
  url: string,
  cookies: Record<string, string>,
  attempt = 1,
): Promise<Scores> {
  const chrome = await launch({ chromePath: browserPath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    await setCookies(chrome.port, url, cookies);
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      if (attempt < ATTEMPTS) return await measureOnce(browserPath, url, cookies, attempt + 1);
      throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
    const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

export async function measureLighthouse(
  browserPath: string,
  url: string,
  cookies: Record<string, string>,
  rounds: number,
): Promise<Scores> {
  const all: Scores[] = [];
  for (let round = 0; round < rounds; round++)
    all.push(await measureOnce(browserPath, url, cookies));
  const names = Object.keys(all[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as Scores;
}
