/**
 * A page's surroundings: header, main, footer and what floats above. They belong to the page and not
 * to the layout, because a page knows where it is: the marks of that are part of its static HTML.
 */
import type { ReactNode } from 'react';
import { Still } from '@/components/islands/still';
import type { Place } from '@/components/layout/current-page';
import { sourceLine } from '@/lib/site/content/source-line';

type Props = Place & {
  /** What was asked for, with its `?`, where the page answers that. */
  search?: string;
  children: ReactNode;
};

export function Shell({ children, search, ...place }: Props) {
  return (
    <div data-kept="page" className="contents">
      <Still piece="header" className="contents" {...place} />
      {/* At first no footer is in sight, so what a page still waits for cannot move it. */}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-svh"
        data-source={sourceLine(place, search)}
      >
        {children}
      </main>
      <Still piece="footer" {...place} />
      <Still piece="panels" {...place} />
      <Still piece="tools" {...place} />
      {/* Waits for app/[region]/error.tsx. */}
      <Still piece="error" as="template" region={place.region} />
    </div>
  );
}
