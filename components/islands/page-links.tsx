'use client';
/**
 * One listener for every link of the page, also those in markup that is never hydrated. Pages are
 * documents, so the browser follows links by itself; this only adds what HTML cannot say.
 */
import { useEffect } from 'react';
import { emit } from './site-events';

/** A link to a place on this page must not leave its menu open above it. */
function closePopovers() {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover();
}

/** Lets the other edition open at the page that is being read. */
function keepPath(link: HTMLAnchorElement) {
  link.search = new URLSearchParams({ next: location.pathname + location.search }).toString();
}

/** Tells assistive technology which links lead to this page, and which menu it belongs to. */
function markCurrentPage() {
  const { path, menu } = document.querySelector<HTMLElement>('[data-path]')?.dataset ?? {};
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a, .site-footer a'))
    if (decodeURI(link.pathname) === path && !link.hash) link.ariaCurrent = 'page';
  const button = document.querySelector(`[popovertarget="menu-${menu}"]`);
  if (button) button.ariaCurrent = 'true';
}

export function PageLinks() {
  useEffect(() => {
    markCurrentPage();
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (!link) return;
      closePopovers();
      if (link.matches('[data-region-link]')) keepPath(link);
      if (link.matches('[data-cookie-settings]')) {
        event.preventDefault();
        emit('site:cookie-settings', undefined);
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return null;
}
