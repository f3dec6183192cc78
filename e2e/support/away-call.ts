/** A call of the API that does not answer for a while. */
import type { Page } from '@playwright/test';

/** What the browser says of it. */
export const CALL_IS_AWAY = /status of 503/;

/** @returns what ends it, and what begins it anew */
export async function awayCall(page: Page, path: string) {
  let isAway = true;
  await page.route(`**/api/v1${path}`, (route) =>
    isAway ? route.fulfill({ status: 503, json: { message: 'Not now.' } }) : route.continue(),
  );
  return {
    comeBack: () => {
      isAway = false;
    },
    goAway: () => {
      isAway = true;
    },
  };
}
