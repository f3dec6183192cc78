/**
 * What the server alone renders. Reached only through components/islands/still.tsx, which keeps all
 * of it out of the browser's scripts, so a piece may read files and must not need a browser.
 */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Place } from '@/components/layout/current-page';
import { FloatingTools } from '@/components/layout/floating-tools';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageError } from '@/components/layout/page-error';
import { Panels } from '@/components/layout/panels';
import { StructuredData } from '@/components/layout/structured-data';
import { WorkBar, WorkFoot, WorkPanels } from '@/components/layout/work-shell';
import { SectionView } from '@/components/sections/section-view';
import { Footnotes } from '@/components/sections/shared/footnotes';
import { LOCALES, type Region } from '@/lib/platform/region/region';
import { getMessages } from '@/lib/site/content/messages';
import { getPage } from '@/lib/site/content/pages';

/** The messages of an edition, for components that are rendered outside of React's server part. */
function Edition({ region, children }: { region: Region; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={LOCALES[region]} messages={getMessages(region)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

export const pieces = {
  header: (place: Place) => (
    <Edition region={place.region}>
      <Header {...place} />
    </Edition>
  ),
  footer: (place: Place) => (
    <Edition region={place.region}>
      <Footer {...place} />
    </Edition>
  ),
  panels: (place: Place) => (
    <Edition region={place.region}>
      <Panels {...place} />
    </Edition>
  ),
  workBar: (place: Place) => (
    <Edition region={place.region}>
      <WorkBar {...place} />
    </Edition>
  ),
  workFoot: (place: Place) => (
    <Edition region={place.region}>
      <WorkFoot {...place} />
    </Edition>
  ),
  workPanels: (place: Place) => (
    <Edition region={place.region}>
      <WorkPanels {...place} />
    </Edition>
  ),
  tools: (place: Place) => (
    <Edition region={place.region}>
      <FloatingTools {...place} />
    </Edition>
  ),
  error: ({ region }: { region: Region }) => (
    <Edition region={region}>
      <PageError />
    </Edition>
  ),
  /** The section at `index` of a page. */
  section: ({ page, region, index }: { page: string; region: Region; index: number }) => {
    const section = getPage(page, region).sections[index];
    return section ? (
      <Edition region={region}>
        <SectionView section={section} />
      </Edition>
    ) : null;
  },
  /** Why the guard sent the visitor to the homepage. */
  warning: ({ region }: { region: Region }) => <p>{getMessages(region).consent.warning}</p>,
  data: (place: { page: string; region: Region }) => <StructuredData {...place} />,
  footnotes: ({ page, region }: { page: string; region: Region }) => (
    <Edition region={region}>
      <Footnotes notes={getPage(page, region).footnotes} />
    </Edition>
  ),
};

export type Pieces = typeof pieces;
