'use client';
/**
 * The element around static markup. The server gives it children; in the browser there are none, and
 * it keeps what is in the document.
 */
import type { ReactNode } from 'react';
import { KEPT, keptMarkup } from './kept-markup';

type Props = {
  /** Unlike every other on the page, unless the inside is the same. */
  name: string;
  className?: string;
  /** A template is not shown: its inside waits until another element of this name wants it. */
  as?: 'div' | 'template';
  children?: ReactNode;
};

export function StillElement({ name, className, as: Element = 'div', children }: Props) {
  const attributes = { className, [KEPT]: name, suppressHydrationWarning: true };
  if (children) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote.
  return <Element {...attributes} dangerouslySetInnerHTML={keptMarkup(name)} />;
}
