'use client';
/**
 * The element around still markup. The server gives it children; in the browser there are none, and
 * it keeps what is in the document.
 */
import type { ReactNode } from 'react';
import { KEPT, keptMarkup } from './kept-markup';

type Props = { name: string; className?: string; children?: ReactNode };

export function StillElement({ name, className, children }: Props) {
  const attributes = { className, [KEPT]: name, suppressHydrationWarning: true };
  if (children) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote.
  return <div {...attributes} dangerouslySetInnerHTML={keptMarkup(name)} />;
}
