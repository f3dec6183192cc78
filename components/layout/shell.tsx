/**
 * A page's surroundings: header, main, footer and what floats above. They belong to the page and not
 * to the layout, because a page knows where it is: the marks of that are part of its static HTML.
 */
import type { ReactNode } from 'react';
import { Still } from '@/components/islands/still';
import type { Place } from '@/components/layout/current-page';
import { sourceLine } from '@/lib/site/content/source-line';

/** What stands before the content, behind it, and what the buttons of the first open. */
const AROUND = {
  site: { before: 'header', behind: 'footer', panels: 'panels' },
  work: { before: 'workBar', behind: 'workFoot', panels: 'workPanels' },
} as const;

type Props = Place & {
  /** Of visitors, or of staff at work: without menus, newsletter and floating tools. */
  surroundings?: keyof typeof AROUND;
  /** What was asked for, with its `?`, where the page answers that. */
  search?: string;
  children: ReactNode;
};

export function Shell({ children, search, surroundings = 'site', ...place }: Props) {
  const { before, behind, panels } = AROUND[surroundings];
  return (
    <div data-kept="page" className="contents">
      <Still piece={before} className="contents" {...place} />
      {/* At first no footer is in sight, so what a page still waits for cannot move it. */}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-svh"
        data-source={sourceLine(place, search)}
      >
        {children}
      </main>
      <Still piece={behind} {...place} />
      <Still piece={panels} {...place} />
      {surroundings === 'site' && <Still piece="tools" {...place} />}
      {/* Waits for app/[region]/error.tsx. */}
      <Still piece="error" as="template" region={place.region} />
    </div>
  );
}
