'use client';
/** Tells the visitor when the API stops answering, and when it answers again. */
import { useEffect } from 'react';
import { lateWords } from './late-words';
import { emit, listen } from './site-events';

const LOOK_AGAIN_MS = 30_000;

/** Any answer will do: the event says so. */
const look = () => import('@/lib/api-client/account').then(({ fetchSession }) => fetchSession());

async function tell(isWorking: boolean): Promise<void> {
  const { server } = await lateWords();
  if (isWorking) emit('site:notify', { type: 'success', message: server.back });
  else emit('site:notify', { type: 'warning', message: server.away });
}

export function ServerWatch() {
  useEffect(() => {
    let timer: number | undefined;
    const unlisten = listen('site:server', (isWorking) => {
      clearInterval(timer);
      if (!isWorking)
        timer = window.setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS);
      // Where not even words arrive, what was asked for says itself that nobody answered.
      tell(isWorking).catch(() => undefined);
    });
    return () => {
      clearInterval(timer);
      unlisten();
    };
  }, []);
  return null;
}
