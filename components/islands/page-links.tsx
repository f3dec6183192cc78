'use client';
/**
 * One listener for every link of the page, also those in markup that is never hydrated. Pages are
 * documents, so the browser follows links by itself; this only adds what HTML cannot say.
 */
import { useEffect } from 'react';
import { keptPath } from '@/lib/platform/security/return-path';
import { emit } from './site-events';

/** A link to a place on this page must not leave its menu open above it. */
function closePopovers() {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover();
}

/** Lets the other edition open at the page that is being read. */
function keepPath(link: HTMLAnchorElement) {
  const next = keptPath(location.pathname, location.search);
  link.search = new URLSearchParams({ next }).toString();
}

/**
 * The sign-in page leads back here, with what was typed: the session may have ended over a half-written form.
 * A page of signing in has a `next` of its own.
 */
function signInFromHere(event: MouseEvent, link: HTMLAnchorElement) {
  const { pathname, search } = location;
  const next = pathname.startsWith('/auth/')
    ? new URLSearchParams(search).get('next')
    : keptPath(pathname, search);
  if (next) link.search = new URLSearchParams({ next }).toString();
  // A new tab leaves this one as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!document.querySelector('form[data-draft]')) return;
  event.preventDefault();
  void import('./draft-fields')
    .then(({ saveDrafts }) => saveDrafts())
    .finally(() => location.assign(link.href));
}

/** A button says by its shape that its menu is open; CSS cannot look from the one to the other. */
function markOpener({ target, newState }: ToggleEvent) {
  const { id } = target as Element;
  for (const button of document.querySelectorAll(`[popovertarget="${id}"]`))
    button.toggleAttribute('data-open', newState === 'open');
}

export function PageLinks() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (!link) return;
      closePopovers();
      if (link.matches('[data-region-link]')) keepPath(link);
      if (link.matches('[data-sign-in]')) signInFromHere(event, link);
      if (link.matches('[data-cookie-settings]')) {
        event.preventDefault();
        emit('site:cookie-settings', undefined);
      }
    };
    document.addEventListener('click', follow, { signal });
    document.addEventListener('toggle', markOpener, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return null;
}
