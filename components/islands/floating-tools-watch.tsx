'use client';
/**
 * What the floating tools need of a browser: whether there is a page to go back to, whether the
 * window is at the top, and Escape for the names that appear beside them.
 */
import { useEffect } from 'react';

/** Goes back to the page of this site that was read before, if there is one. */
function backToPreviousPage(): (() => void) | undefined {
  if ('navigation' in window) {
    // Every entry is of this site; those of the same page are only places on it.
    const index = navigation.currentEntry?.index ?? 0;
    const previous = navigation
      .entries()
      .slice(0, index)
      .findLast((entry) => !entry.sameDocument);
    return previous && (() => void navigation.traverseTo(previous.key));
  }
  const isFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  return isFromHere ? () => history.back() : undefined;
}

export function FloatingToolsWatch() {
  useEffect(() => {
    const strip = document.querySelector('.floating-tools');
    const back = strip?.querySelector<HTMLButtonElement>('[data-tool="back"]');
    if (!strip || !back) return;

    const goBack = backToPreviousPage();
    back.hidden = !goBack;
    back.onclick = goBack ?? null;

    const listeners = new AbortController();
    const { signal } = listeners;
    const noteScroll = () => strip.toggleAttribute('data-scrolled', scrollY > 0);
    const quiet = (event: KeyboardEvent) =>
      event.key === 'Escape' && strip.toggleAttribute('data-quiet', true);
    const speak = () => strip.removeAttribute('data-quiet');
    noteScroll();
    addEventListener('scroll', noteScroll, { passive: true, signal });
    addEventListener('keydown', quiet, { signal });
    strip.addEventListener('focusin', speak, { signal });
    strip.addEventListener('pointerenter', speak, { signal });
    return () => listeners.abort();
  }, []);
  return null;
}
