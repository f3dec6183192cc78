'use client';
/**
 * Watches for 59 minutes without activity, then asks once whether anybody is signed in. Only then
 * the notice and the dialog are loaded; they take over until somebody is active again.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Messages } from '@/lib/content/messages';
import {
  countActivity,
  idleFor,
  NOTICE_AFTER_MS,
  onActivity,
  onReturn,
  restartClock,
} from './idle-clock';
import { isSignedIn } from './idle-session';
import { whenShown } from './when-shown';

/** After sleep the network may need a moment. */
const ASK_AGAIN_MS = 15_000;

// After an hour the site may have been built anew without this file; the page must stay what it is.
const IdlePrompt = lazy(() => import('./idle-prompt').catch(() => ({ default: () => null })));

function watch(onIdle: () => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  let isAsking = false;

  function lookIn(milliseconds: number) {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isAsking = false;
      look();
    }, milliseconds);
  }

  function look() {
    const left = NOTICE_AFTER_MS - idleFor();
    if (left > 0) lookIn(left);
    else if (!isAsking) void ask();
  }

  async function ask() {
    isAsking = true;
    const signedIn = await isSignedIn();
    if (stop.signal.aborted) return;
    // Without an answer nothing counts as activity, and nobody asks, until it is time to ask again.
    if (signedIn === undefined) return lookIn(ASK_AGAIN_MS);
    isAsking = false;
    if (!signedIn) restartClock();
    else if (idleFor() >= NOTICE_AFTER_MS) return onIdle();
    look();
  }

  onReturn(look, stop.signal);
  onActivity(() => {
    if (!countActivity()) look();
  }, stop.signal);
  // Opening the page is an activity, too.
  countActivity();
  look();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

export function IdleWatch({ strings }: { strings: Messages['idle'] }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isIdle ? undefined : whenShown(() => watch(() => setIdle(true)))), [isIdle]);
  if (!isIdle) return null;
  return (
    <Suspense>
      <IdlePrompt strings={strings} onActive={() => setIdle(false)} />
    </Suspense>
  );
}
