'use client';
/**
 * The head script writes on <html> before React comes: that scripts run, theme, font size. When
 * hydration fails React writes <html> anew without them; this puts them back.
 */
import { useLayoutEffect } from 'react';

const written = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset };

export function KeepDisplay() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.js === undefined) Object.assign(dataset, written);
  }, []);
  return null;
}
