/**
 * What the page.tsx of an `answer` folder exports: the page above it with an answer to the visitor's
 * query in it. Rendered for each request, so that it needs no scripts.
 */

import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Shell } from '@/components/layout/shell';
import { SectionView } from '@/components/sections/section-view';
import { Footnotes } from '@/components/sections/shared/footnotes';
import { answeredPage } from '@/lib/composition/pages/answered-page';
import { asRegion } from '@/lib/platform/region/region';
import { getRoute } from '@/lib/site/content/routes';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { submitForm } from '../submit-form';

type Props = {
  params: Promise<{ region: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** @param folder the file's own folder below app/[region], such as '/search/answer' */
export function createAnsweringPage(folder: `/${string}/answer`) {
  const page = folder.slice(0, -'/answer'.length);
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      // Answers are many and the page is one: its canonical address is that without a query.
      return { ...pageMetadata(page, asRegion((await params).region)), robots: { index: false } };
    },
    async Page({ params, searchParams }: Props) {
      const region = asRegion((await params).region);
      setRequestLocale(region);
      const route = getRoute(page);
      const content = await answeredPage(page, region, await searchParams);
      return (
        <Shell region={region} path={route.path}>
          <Breadcrumbs route={route} region={region} />
          <div className="page">
            {content.sections.map((section) => (
              <SectionView key={section.id} section={section} action={submitForm} />
            ))}
            <Footnotes notes={content.footnotes} />
          </div>
        </Shell>
      );
    },
  };
}
