'use client';
/**
 * What the floating tools need of a browser: whether there is a page to go back to, whether the
 * window is at the top, whether a form lies below them, and Escape for the names that appear beside them.
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

/** Whether a form reaches below `strip`, which has to leave its fields and buttons alone. */
function liesOverForm(strip: Element): boolean {
  const { left, right, top, bottom } = strip.getBoundingClientRect();
  return [...document.querySelectorAll(':is(main, footer) form')].some((form) => {
    // To ask where it lies would lay out what is far from the window. Safari has this since 17.4.
    if (form.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
    const below = form.getBoundingClientRect();
    const isBeside = below.right <= left || below.left >= right;
    return !isBeside && below.bottom > top && below.top < bottom;
  });
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
    const notePlace = () => {
      strip.toggleAttribute('data-scrolled', scrollY > 0);
      strip.toggleAttribute('data-over-form', liesOverForm(strip));
    };
    const quiet = (event: KeyboardEvent) =>
      event.key === 'Escape' && strip.toggleAttribute('data-quiet', true);
    const speak = () => strip.removeAttribute('data-quiet');
    addEventListener('scroll', notePlace, { passive: true, signal });
    // Forms that come later, another width of the window, the end of the banner. It also begins with a look.
    const resizes = new ResizeObserver(notePlace);
    resizes.observe(document.body);
    addEventListener('keydown', quiet, { signal });
    strip.addEventListener('focusin', speak, { signal });
    strip.addEventListener('pointerenter', speak, { signal });
    return () => {
      listeners.abort();
      resizes.disconnect();
    };
  }, []);
  return null;
}
