/** How that which is counted may end. */

/** `gone`: its row was erased, or it has left already. `retried`: it waits for the next attempt. */
export const DELIVERIES = ['sent', 'gone', 'retried', 'parked'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** `failed`: the scanner was away, too late, or said something else than a verdict. */
export const SCAN_OUTCOMES = ['clean', 'infected', 'failed'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/**
 * `stored`: it was taken. `invalid`: the visitor has to mend it. `limited`: it came too often. `broken`: no page
 * of ours sends such a thing. `failed`: our own fault.
 */
export type FormOutcome = 'stored' | 'invalid' | 'limited' | 'broken' | 'failed';

/** Answers to a form that no browser with our page gets: broken, too long, of another type. */
const BROKEN = new Set([400, 411, 413, 415]);

/** @param status of the answer to a form that was sent */
export function formOutcome(status: number): FormOutcome {
  if (status < 400) return 'stored';
  if (status >= 500) return 'failed';
  if (status === 429) return 'limited';
  return BROKEN.has(status) ? 'broken' : 'invalid';
}
