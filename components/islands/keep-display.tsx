'use client';
/**
 * The head script writes on <html> before React comes: that scripts run, theme, font size, account. When
 * hydration fails React writes <html> anew without them; this puts them back.
 */
import { useLayoutEffect } from 'react';

const html = typeof document === 'undefined' ? undefined : document.documentElement;
const written = { ...html?.dataset };
const style = html?.style.cssText ?? '';

export function KeepDisplay() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (root.dataset.js !== undefined) return;
    Object.assign(root.dataset, written);
    root.style.cssText = style;
  }, []);
  return null;
}
