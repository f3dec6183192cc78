/** Asks every few seconds whether there is anything new at the desk, and who else has the same message open. */
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { DeskPulse } from '@/lib/features/desk/schema';
import { QUIET } from '@/lib/platform/api-client/read';
import { CallFailure, failureOf, send } from '@/lib/platform/api-client/send';

const EVERY_MS = 20_000;
/** While somebody else has the message open: whoever takes it should be seen before the other one does. */
const TOGETHER_MS = 5_000;
/** Whoever has touched nothing for so long is not there. */
const AWAY_MS = 30 * 60_000;

/**
 * Asks without callApi(), which renews a session that is about to end: that a page asks by itself is nobody's activity.
 * @throws CallFailure; TypeError when no server answers
 */
async function ask([path, open]: [string, string | null]): Promise<DeskPulse> {
  const response = await send(path, { method: 'POST', json: { open } });
  if (!response.ok) throw await failureOf(response);
  return response.json();
}

type News = { onList: () => void; onMessage: () => void };

/**
 * @param open the message that is open
 * @returns the names of colleagues who have it open too
 */
export function usePulse(isReady: boolean, open: string | undefined, news: News): string[] {
  const lastTouch = useRef(Date.now());
  useEffect(() => {
    const touch = () => {
      lastTouch.current = Date.now();
    };
    const kinds = ['keydown', 'pointerdown'];
    for (const kind of kinds) addEventListener(kind, touch, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touch);
    };
  }, []);

  const [areTogether, setTogether] = useState(false);
  const key = isReady ? (['/desk/pulse', open ?? null] as const) : null;
  const { data } = useSWR<DeskPulse>(key, ask, {
    ...QUIET,
    refreshInterval: areTogether ? TOGETHER_MS : EVERY_MS,
    // SWR stops asking after a failure unless it may try again; of a session that has ended it need not.
    shouldRetryOnError: (error) =>
      !(error instanceof CallFailure && [401, 403].includes(error.status)),
    errorRetryInterval: EVERY_MS,
    isPaused: () => Date.now() - lastTouch.current > AWAY_MS,
  });

  const seen = useRef<DeskPulse & { open?: string | undefined }>(undefined);
  const { onList, onMessage } = news;
  useEffect(() => {
    setTogether(Boolean(data?.others.length));
    if (!data) return;
    const before = seen.current;
    seen.current = { ...data, open };
    if (!before) return;
    if (before.list !== data.list) onList();
    if (before.open === open && before.message !== data.message) onMessage();
  }, [data, open, onList, onMessage]);
  return data?.others ?? [];
}
