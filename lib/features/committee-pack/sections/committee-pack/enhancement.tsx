'use client';
/** A dossier that was asked for takes the focus, is printed, and its link is copied. */
import { useEffect } from 'react';
import type { EnhancementProps } from '@/components/islands/enhancement';

/** The heading of the dossier, where the focus goes when the form led there: a place that reads well aloud. */
function focusDossier(): void {
  const heading = document.getElementById('dossier-heading');
  if (!heading || location.hash !== '#dossier') return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

async function copyLink(status: HTMLElement | null): Promise<void> {
  const { href, hash } = location;
  const copied = navigator.clipboard
    ?.writeText(hash ? href.slice(0, -hash.length) : href)
    .then(() => true);
  const isCopied = await copied?.catch(() => false);
  if (status) status.textContent = status.dataset[isCopied ? 'copied' : 'notCopied'] ?? '';
}

export default function DossierTools({ section }: EnhancementProps) {
  useEffect(() => {
    const place = document.getElementById(section);
    if (!place?.querySelector('[data-print]')) return;
    focusDossier();
    const listening = new AbortController();
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-print]')) print();
      if (target.closest('[data-copy]')) void copyLink(place.querySelector('[data-copied]'));
    };
    place.addEventListener('click', press, { signal: listening.signal });
    return () => listening.abort();
  }, [section]);
  return null;
}
