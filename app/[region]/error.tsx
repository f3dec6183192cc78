'use client';
/**
 * Shown when a page fails in the browser: the page's own words, and below them, always in sight, what
 * happened and what to do.
 * Both are in the document already, so nothing is loaded for the case that never comes.
 */
import { useParams } from 'next/navigation';
import { StillElement } from '@/components/islands/still-element';

export default function PageFailed() {
  const { region } = useParams();
  return (
    <>
      <StillElement name="page" className="contents" />
      <StillElement name={`error ${region}`} className="sticky bottom-0 z-40" />
    </>
  );
}
