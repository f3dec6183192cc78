/**
 * The decision of the middleware on the request that is being answered. Our server asks for it first; where Next
 * is to render the answer, Next asks once more and is given the same, so that each request is decided on once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextResponse } from 'next/server.js';

const REWRITE = 'x-middleware-rewrite';
const ORIGIN = /^https?:\/\/[^/]+/;

// The server and Next's bundle of the middleware load this file each.
const DECISIONS = Symbol.for('norvant.decisions');
const shared = globalThis as { [DECISIONS]?: AsyncLocalStorage<NextResponse> };
shared[DECISIONS] ??= new AsyncLocalStorage();
const decisions = shared[DECISIONS];

/** Answers a request, on which `decision` was taken, by `answer`. */
export const withDecision = <Answer>(decision: NextResponse, answer: () => Answer): Answer =>
  decisions.run(decision, answer);

/**
 * @param origin of the request as Next sees it: it takes a page of another origin for another server's
 * @returns undefined where none was taken yet: in our server, and under `next start` and `next dev`
 */
export function knownDecision(origin: string): NextResponse | undefined {
  const decision = decisions.getStore();
  const target = decision?.headers.get(REWRITE);
  if (decision && target)
    decision.headers.set(
      REWRITE,
      target.replace(ORIGIN, () => origin),
    );
  return decision;
}
