/** Opens pages the way a visitor with a quick hand may not: only once their controls work. */
import type { Page, Response } from '@playwright/test';

/** Waits until React has taken the page over and its effects have run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('#cookie-choice form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        requestAnimationFrame(() => port2.postMessage(undefined));
      }),
  );
}

export async function open(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (!response) throw new Error(`${url} gave no answer`);
  await untilAlive(page);
  return response;
}

/** As somebody who was sent the address: from the page itself one with a place in it loads nothing. */
export async function openAnew(page: Page, url: string): Promise<Response> {
  await page.goto('about:blank');
  return open(page, url);
}
