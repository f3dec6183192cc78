'use client';
/**
 * Takes the mark `data-unseen` from what comes into view: a gauge fills itself once, and its number
 * counts up to the share that the mark says.
 */
import { useEffect } from 'react';

export function InView() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          const { style, dataset } = target as HTMLElement;
          style.setProperty('--share', dataset.unseen ?? null);
          target.removeAttribute('data-unseen');
          observer.unobserve(target);
        }
      },
      { threshold: 0.5 },
    );
    for (const element of document.querySelectorAll('[data-unseen]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return null;
}
