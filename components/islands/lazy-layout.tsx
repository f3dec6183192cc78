'use client';
/**
 * Sections and a footer far from the visitor are not laid out, and the window guesses their heights; see
 * components/layout/page-view.css. A visitor who goes to a place of the page needs the real ones.
 */
import { useEffect } from 'react';

/** The visitor is there, and may soon want to be elsewhere on the page. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

const idle = () =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** After a press the page has something to show, and more presses may follow. */
const CALM_MS = 500;

/** Ends when nothing is pressed any more: what a visitor presses must be there when they let go. */
function watchPress(signal: AbortSignal): () => Promise<unknown> {
  let release = Promise.resolve<unknown>(undefined);
  const press = () => {
    release = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(resolve, CALM_MS), { once: true, signal });
    });
  };
  addEventListener('pointerdown', press, { passive: true, signal });
  return () => release;
}

/** Near the window a section is laid out as it is, and its height known; so is all where a browser cannot say. */
const isLaidOut = ({ firstElementChild }: Element) =>
  firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;

function isInWindow(section: Element): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Lays out each section for one frame, when nothing else is to be done: its height stays known. Never one
 * that the visitor sees: by what it shows the window keeps its place, and Chromium jumps when that goes.
 */
async function learnHeights(signal: AbortSignal, released: () => Promise<unknown>) {
  for (const section of document.querySelectorAll('.page > * + *, .lazy-footer')) {
    await idle();
    await released();
    // In a frame, where the window keeps its place; between two, a click could miss its link.
    await frame();
    if (signal.aborted) return;
    if (isLaidOut(section)) continue;
    section.toggleAttribute('data-laid-out', true);
    // The first one comes before that frame's layout, the second after it.
    await frame();
    await frame();
    // Scrolled to meanwhile, it stays laid out.
    if (!isInWindow(section)) section.removeAttribute('data-laid-out');
  }
}

/** Lays everything out at once and for good. */
function layOutAll() {
  delete document.documentElement.dataset.lazyLayout;
}

/** Before the browser goes to a place on this page; it does not where a link opens a dialog. */
function beforeJump({ target, defaultPrevented }: Event) {
  if (defaultPrevented) return;
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === location.pathname) layOutAll();
}

/** To the end of the page, which lies where the real heights end. */
function beforeEnd({ key }: KeyboardEvent) {
  if (key === 'End') layOutAll();
}

export function LazyLayout() {
  useEffect(() => {
    if (!('lazyLayout' in document.documentElement.dataset)) return;
    const stop = new AbortController();
    const { signal } = stop;
    const found = new AbortController();
    const released = watchPress(signal);
    const begin = () => {
      found.abort();
      void learnHeights(signal, released);
    };
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, begin, { passive: true, signal: found.signal });
    document.addEventListener('click', beforeJump, { signal });
    document.addEventListener('keydown', beforeEnd, { signal });
    // Also what no click begins: an address that is typed, the way back to a place.
    if ('navigation' in window)
      navigation.addEventListener('navigate', ({ hashChange }) => hashChange && layOutAll(), {
        signal,
      });
    return () => {
      found.abort();
      stop.abort();
    };
  }, []);
  return null;
}
