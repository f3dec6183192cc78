'use client';
/** A dossier that was asked for takes the focus, is printed or saved, and its link is copied. */
import { useEffect } from 'react';
import type { EnhancementProps } from '@/components/islands/enhancement';

/** The heading of the dossier, where the focus goes when the form led there: a place that reads well aloud. */
function focusDossier(): void {
  const heading = document.getElementById('dossier-heading');
  if (!heading || location.hash !== '#dossier') return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What the page has words for, in the attributes of its status line. */
type Word = 'making' | 'copied' | 'notCopied';

async function copyLink(say: (word: Word) => void): Promise<void> {
  const { href, hash } = location;
  const copied = navigator.clipboard
    ?.writeText(hash ? href.slice(0, -hash.length) : href)
    .then(() => true);
  const isCopied = await copied?.catch(() => false);
  say(isCopied ? 'copied' : 'notCopied');
}

export default function DossierTools({ section }: EnhancementProps) {
  useEffect(() => {
    const place = document.getElementById(section);
    if (!place?.querySelector('[data-print]')) return;
    focusDossier();
    const listening = new AbortController();
    const status = place.querySelector<HTMLElement>('[data-making]');
    const say = (word: Word) => {
      if (status) status.textContent = status.dataset[word] ?? '';
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-print]')) print();
      // Drawn on the server: seconds in which the page would show nothing.
      if (target.closest('[data-pdf]')) say('making');
      if (target.closest('[data-copy]')) void copyLink(say);
    };
    place.addEventListener('click', press, { signal: listening.signal });
    return () => listening.abort();
  }, [section]);
  return null;
}
