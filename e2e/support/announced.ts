/**
 * What is announced while the focus is elsewhere. Chromium tells assistive technology which regions are live; that a
 * change is read takes a region that was there before it, which is what is looked at here.
 */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** From now on, until the page is left. @returns gives what was announced so far, in its order */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    /** How long a screen reader takes to notice a further region, in ms. */
    const NOTICED_MS = 50;
    const known = new WeakSet<Element>();
    const learn = () => {
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    };
    const said: string[] = [];
    window.announced = said;
    learn();
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest<HTMLElement>(LIVE);
        if (region && known.has(region) && region.checkVisibility()) changed.add(region);
      }
      for (const region of changed) {
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
        const words = (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
        if (words && words !== said.at(-1)) said.push(words);
      }
      setTimeout(learn, NOTICED_MS);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announced ?? []);
}
