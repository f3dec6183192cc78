/** Notes in the browser that are wanted, and without which everything goes on. */

/**
 * Keeps `value` in this browser, or deletes what was kept. Where storage is blocked or full nothing is
 * kept, and the console says so.
 */
export function keepNote(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value?: string,
): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch (error) {
    console.warn(`This browser keeps no ${storage}.`, error);
  }
}
