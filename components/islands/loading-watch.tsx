'use client';
/**
 * 'Loading...' above everything when something takes too long: work of an island, or the way to
 * the next page, during which this one stays. It blocks nothing, and Escape takes it away. There is
 * so little of it that it is no file of its own: that one would have to come from the server which
 * the visitor is waiting for.
 */
import { useEffect, useState } from 'react';
import { listen } from './site-events';

/** Specification, section 9: page-load timeout. */
const PAGE_LOAD_TIMEOUT_MS = 3000;

/** Files and answers of the API may be saved instead of shown, and no event tells that. */
function isPage({ protocol, pathname }: URL): boolean {
  return protocol.startsWith('http') && !/^\/api\/|\.\w+$/.test(pathname);
}

/** Calls `show` when work becomes late, and when none is late any more. */
function watch(show: (isLate: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  /** Work that has not ended, by its timer, and whether it is late. */
  const works = new Map<number, boolean>();
  const update = () => show([...works.values()].includes(true));

  function end(timer: number) {
    clearTimeout(timer);
    works.delete(timer);
    update();
  }
  function begin(): () => void {
    const timer = window.setTimeout(() => {
      works.set(timer, true);
      update();
    }, PAGE_LOAD_TIMEOUT_MS);
    works.set(timer, false);
    return () => end(timer);
  }
  const endAll = () => {
    for (const timer of works.keys()) end(timer);
  };

  const stopListening = listen('site:busy', (work) => {
    const done = begin();
    work.then(done, done);
  });
  if ('navigation' in window)
    navigation.addEventListener(
      'navigate',
      ({ hashChange, downloadRequest, destination, signal: left }) => {
        const stays = hashChange || destination.sameDocument || downloadRequest !== null;
        if (!stays && isPage(new URL(destination.url))) left.addEventListener('abort', begin());
      },
      { signal },
    );
  else
    void import('./loading-links').then(({ watchLinks }) =>
      watchLinks((address) => isPage(address) && begin(), signal),
    );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && endAll(), { signal });
  window.addEventListener('pageshow', endAll, { signal });
  return () => {
    stopListening();
    stop.abort();
    endAll();
  };
}

export function LoadingWatch({ text }: { text: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => watch(setLate), []);
  return (
    <>
      {/* Stands there before it says anything: only then a screen reader notices. */}
      <p role="status" className="sr-only">
        {isLate && text}
      </p>
      {isLate && (
        <div
          popover="manual"
          ref={(veil) => veil?.showPopover()}
          aria-hidden="true"
          className="loading"
        >
          <p className="loading-sheet">{text}</p>
        </div>
      )}
    </>
  );
}
