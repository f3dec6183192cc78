/** The proof of when a visitor began to fill a form in; it tells people from robots. */

import { callApi } from '@/lib/platform/api-client/call-api';

type Proof = {
  token: string;
  /** When the server believes it, in ms on the clock of `performance`. */
  readyAt: number;
};

/** The answer was under way for a while, so it is older than it seems; clocks of two servers differ a little. */
const MARGIN_MS = 300;

let proof: Promise<Proof | undefined> | undefined;

async function fetchProof(): Promise<Proof> {
  const body: { token: string; notBeforeMs: number } = await (await callApi('/form-token')).json();
  return { token: body.token, readyAt: performance.now() + body.notBeforeMs + MARGIN_MS };
}

/** Starts the clock, unless it runs. */
export function startClock(): void {
  proof ??= fetchProof().catch(() => {
    // Tried anew when the visitor goes on writing or sends.
    proof = undefined;
    return undefined;
  });
}

/**
 * The token of the clock, once the server believes it: browsers fill a form in at a touch, and nobody is told to
 * wait for the rest of two seconds.
 * @returns '' when the clock never started
 */
export async function fillTimeToken(): Promise<string> {
  const known = await proof;
  if (!known) return '';
  const left = known.readyAt - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return known.token;
}

/** Forgets the token, which is good for one form only. */
export function stopClock(): void {
  proof = undefined;
}
