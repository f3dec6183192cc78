'use client';
/** The two minutes before the limit: any activity ends it, here or in another tab, or 'Stay signed in'. */
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { refreshLogin } from '@/lib/platform/api-client/refresh';
import type { Messages } from '@/lib/site/content/messages';
import {
  countActivity,
  IDLE_LIMIT_MS,
  idleFor,
  LOOK_EVERY_MS,
  NOTICE_AFTER_MS,
  onActivity,
  onReturn,
} from './idle-clock';
import { emit, listen } from './site-events';

/** What is said while more than so many milliseconds are left: four times, not every second. */
const STEPS = [
  { above: 60_000, words: 'inTwoMinutes' },
  { above: 30_000, words: 'inAMinute' },
  { above: 10_000, words: 'inHalfAMinute' },
  { above: 0, words: 'inSeconds' },
] as const;

const TITLE = 'idle-notice-title';

type Props = { strings: Messages['idle']; onActive: () => void; onTooLong: () => void };

/** The server counts its own time: being active here must be told to it. */
async function extendLogin(strings: Messages['idle']): Promise<void> {
  try {
    await refreshLogin();
    emit('site:notify', { type: 'success', message: strings.stayed });
  } catch {
    emit('site:notify', { type: 'warning', message: strings.notStayed });
  }
}

export function IdleNotice({ strings, onActive, onTooLong }: Props) {
  const [words, setWords] = useState<(typeof STEPS)[number]['words']>('inTwoMinutes');

  const stay = useEffectEvent(() => {
    // The clock is not believed before it is read: the machine may have slept since the last look.
    if (!countActivity()) return onTooLong();
    onActive();
    void extendLogin(strings);
  });
  const leave = useEffectEvent((isTooLong: boolean) => (isTooLong ? onTooLong() : onActive()));

  useEffect(() => {
    const stop = new AbortController();
    let timer = 0;
    function look() {
      clearTimeout(timer);
      const left = IDLE_LIMIT_MS - idleFor();
      const step = STEPS.find(({ above }) => left > above);
      if (!step) return leave(true);
      if (left > IDLE_LIMIT_MS - NOTICE_AFTER_MS) return leave(false);
      setWords(step.words);
      timer = window.setTimeout(look, Math.min(left - step.above, LOOK_EVERY_MS));
    }
    look();
    // A session that has ended cannot be prolonged.
    const stopListening = listen('site:signed-out', () => leave(false));
    window.addEventListener('storage', look, { signal: stop.signal });
    onReturn(look, stop.signal);
    // The click on the button is one of these.
    onActivity(stay, stop.signal);
    return () => {
      clearTimeout(timer);
      stopListening();
      stop.abort();
    };
  }, []);

  return (
    <section
      popover="manual"
      ref={(notice) => notice?.showPopover()}
      aria-labelledby={TITLE}
      className="idle-notice"
    >
      <p id={TITLE} className="label">
        {strings.noticeTitle}
      </p>
      <p role="alert" className="font-semibold">
        {strings[words]}
      </p>
      <Button>{strings.stay}</Button>
    </section>
  );
}
