'use client';
/** Tells a visitor that the API does not answer: once, and once more after a while. */
import { useEffect } from 'react';
import { lateWords } from './late-words';
import { emit, listen } from './site-events';

/** Where the database alone is away some requests are answered; no visitor wants to be told at each turn. */
const SILENT_FOR_MS = 120_000;

async function tell(): Promise<void> {
  const { server } = await lateWords();
  emit('site:notify', { type: 'warning', message: server.away });
}

export function ServerWatch() {
  useEffect(() => {
    let toldAt = Number.NEGATIVE_INFINITY;
    return listen('site:server', (isWorking) => {
      if (isWorking || Date.now() - toldAt < SILENT_FOR_MS) return;
      toldAt = Date.now();
      // Where not even words arrive, what was asked for says itself that no server answered.
      tell().catch(() => undefined);
    });
  }, []);
  return null;
}
