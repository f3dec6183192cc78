'use client';
/**
 * Watches for 58 minutes without activity, then asks once whether the visitor is signed in. Only then
 * the notice and the dialog are loaded; they take over until the visitor is active again. Past the limit
 * that is not asked of a visitor who was signed in: the session may have ended while the machine slept.
 */
import { useEffect } from 'react';
import { wasSignedIn } from '@/lib/platform/api-client/signed-in';
import {
  countActivity,
  IDLE_LIMIT_MS,
  idleFor,
  LOOK_EVERY_MS,
  NOTICE_AFTER_MS,
  onActivity,
  onReturn,
  restartClock,
} from './idle-clock';
import type { IdlePromptProps } from './idle-prompt';
import { isSignedIn } from './idle-session';
import { lateWords } from './late-words';
import { emit } from './site-events';
import { useOnDemand } from './use-on-demand';
import { whenShown } from './when-shown';

/** After sleep the network may need a moment. */
const ASK_AGAIN_MS = 15_000;

async function loadPrompt() {
  const [{ IdlePrompt }, { idle }] = await Promise.all([import('./idle-prompt'), lateWords()]);
  return ({ onActive }: Omit<IdlePromptProps, 'strings'>) => (
    <IdlePrompt strings={idle} onActive={onActive} />
  );
}

/** The visitor left this page signed in and was away for too long, whatever has ended meanwhile. */
const isLeftOpen = () => wasSignedIn() && idleFor() >= IDLE_LIMIT_MS;

/** @param onIdle resolves to whether the visitor was told; if not, it is tried again */
function watch(onIdle: () => Promise<boolean>): () => void {
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
    if (left > 0) lookIn(Math.min(left, LOOK_EVERY_MS));
    else if (!isAsking) void ask();
  }

  async function ask() {
    isAsking = true;
    const signedIn = isLeftOpen() || (await isSignedIn());
    if (stop.signal.aborted) return;
    // Without an answer nothing counts as activity, and nothing is asked, until it is time to ask again.
    if (signedIn === undefined) return lookIn(ASK_AGAIN_MS);
    if (isLeftOpen() || (signedIn && idleFor() >= NOTICE_AFTER_MS)) {
      if (!(await onIdle()) && !stop.signal.aborted) lookIn(ASK_AGAIN_MS);
      return;
    }
    isAsking = false;
    if (!signedIn) {
      if (wasSignedIn()) emit('site:signed-out', undefined);
      restartClock();
    }
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

export function IdleWatch() {
  const { Shown: IdlePrompt, show, hide } = useOnDemand(loadPrompt);
  const isIdle = IdlePrompt !== undefined;
  useEffect(() => (isIdle ? undefined : whenShown(() => watch(show))), [isIdle, show]);
  return IdlePrompt && <IdlePrompt onActive={hide} />;
}
