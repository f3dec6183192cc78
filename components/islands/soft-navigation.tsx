'use client';
/**
 * Follows links without reloading the document. One listener serves every link of the page, also
 * those inside content, so that links stay plain <a> and cost nothing to hydrate. Before consent
 * the browser follows them itself and meets the guard.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

function closePopovers() {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover();
}

/** Lets the other edition open at the page that is being read. */
function keepPath(link: HTMLAnchorElement) {
  link.search = new URLSearchParams({ next: location.pathname + location.search }).toString();
}

export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
      if (link.matches('[data-region-link]')) return keepPath(link);
      if (link.origin !== location.origin) return;
      closePopovers();
      const isAnchor = link.pathname === location.pathname && link.hash !== '';
      const hasConsent = document.documentElement.dataset.consent === 'given';
      if (isAnchor || !hasConsent) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
