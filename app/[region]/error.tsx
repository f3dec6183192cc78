'use client';
/**
 * Shown when a page fails in the browser: what happened and what to do, above the page's own words.
 * Both are in the document already, so nothing is loaded for the case that never comes.
 */
import { useParams } from 'next/navigation';
import { StillElement } from '@/components/islands/still-element';

export default function PageFailed() {
  const { region } = useParams();
  return (
    <>
      <StillElement name={`error ${region}`} />
      <StillElement name="page" />
    </>
  );
}
