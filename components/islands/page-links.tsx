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

export function PageLinks() {
  useEffect(() => {
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
