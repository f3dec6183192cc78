/**
 * Where this process is in its life: what runs, and whether it is about to end. The HTTP server and the
 * application are two bundles of one process and load this file each, so what it knows stands on `globalThis`.
 */
import { setTimeout as wait } from 'node:timers/promises';

type State = {
  isDraining: boolean;
  /** Endpoints that are being answered. */
  running: number;
  /** Closes what the application has opened. */
  close?: () => Promise<void>;
  drained?: Promise<void>;
};

const LIFECYCLE = Symbol.for('norvant.lifecycle');
const RUNNING_LIMIT_MS = 12_000;
const shared = globalThis as { [LIFECYCLE]?: State };

function state(): State {
  shared[LIFECYCLE] ??= { isDraining: false, running: 0 };
  return shared[LIFECYCLE];
}

/** True from the first sign of shutdown on; readiness is 503 then, endpoints still work. */
export const isDraining = (): boolean => state().isDraining;

export function beginDraining(): void {
  state().isDraining = true;
}

/** Counts `work` as running, so that a shutdown waits for it. */
export async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  const own = state();
  own.running += 1;
  try {
    return await work();
  } finally {
    own.running -= 1;
  }
}

/** @param close called once, by drain(), when nothing runs any more; never rejects */
export function closeBy(close: () => Promise<void>): void {
  state().close = close;
}

/** Waits for what runs, for 12 s at most, then closes what was opened. Safe to call twice. */
export function drain(): Promise<void> {
  const own = state();
  const finish = async () => {
    const deadline = Date.now() + RUNNING_LIMIT_MS;
    while (own.running > 0 && Date.now() < deadline) await wait(50);
    await own.close?.();
  };
  own.isDraining = true;
  own.drained ??= finish();
  return own.drained;
}
