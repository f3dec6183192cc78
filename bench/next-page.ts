/** The next page: from the click on a link, which the pointer has been on for 200 ms, to its paint. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { Tab } from './devtools.ts';
import { FLAGS, setCookies } from './lighthouse.ts';

const HOVER_MS = 200;
/** The page is at rest before, and the next one painted after. */
const REST_MS = 2_000;

export type NextPage = {
  /** Milliseconds from the click to the first paint of the next page. */
  milliseconds: number;
  /** 'prerendered', else how the browser came by the document. */
  how: string;
};

/** Scrolls to the link, remembers the moment of the click, and gives the link's middle. */
const aim = (path: string) => `(() => {
  const link = [...document.querySelectorAll('main a[href="${path}"]')].find((each) =>
    each.checkVisibility(),
  );
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('bench', String(performance.timeOrigin + timeStamp));
  }, { capture: true });
  const { x, y, width, height } = link.getClientRects()[0];
  return { x: x + width / 2, y: y + height / 2 };
})()`;

const RESULT = `(() => {
  const [visit] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    milliseconds: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('bench')),
    how: visit.activationStart > 0 ? 'prerendered' : visit.deliveryType || 'loaded',
    path: location.pathname,
  };
})()`;

/**
 * @param from where the visitor is
 * @param path of a link in the main part of that page
 * @throws Error when the click led elsewhere
 */
export async function measureNextPage(
  browserPath: string,
  from: string,
  path: string,
  cookies: Record<string, string>,
): Promise<NextPage> {
  const chrome = await launch({ chromePath: browserPath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    await setCookies(chrome.port, from, cookies);
    const tab = await Tab.open(chrome.port);
    await tab.send('Page.enable');
    await tab.send('Page.navigate', { url: from });
    await sleep(REST_MS);
    const { x, y } = await tab.evaluate<{ x: number; y: number }>(aim(path));
    await sleep(REST_MS);
    await tab.mouse('mouseMoved', x, y);
    await sleep(HOVER_MS);
    await tab.mouse('mousePressed', x, y);
    await tab.mouse('mouseReleased', x, y);
    await sleep(REST_MS);
    tab.close();
    // A page that was rendered before has taken the tab's place.
    const next = await Tab.open(chrome.port);
    const { path: reached, ...result } = await next.evaluate<NextPage & { path: string }>(RESULT);
    next.close();
    if (reached !== path) throw new Error(`the click led to ${reached}, not to ${path}`);
    return result;
  } finally {
    chrome.kill();
  }
}
