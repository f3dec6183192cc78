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

/** What was kept under `key` in this tab. */
export function readNote(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is forbidden: nothing was kept.
    return undefined;
  }
}

/** Takes out of this tab what was kept under `key`, so that it counts once. */
export function takeNote(key: string): string | undefined {
  const value = readNote(key);
  if (value !== undefined) keepNote('sessionStorage', key);
  return value;
}
