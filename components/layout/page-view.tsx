/** One page of the site: breadcrumbs, sections, footnotes and structured data. */
import { setRequestLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { StructuredData } from '@/components/layout/structured-data';
import { Footnotes } from '@/components/sections/footnotes';
import { Sections } from '@/components/sections/map';
import { getPage } from '@/lib/content/pages';
import { getRoute } from '@/lib/content/routes';
import type { Region } from '@/lib/region/region';

export function PageView({ page, region }: { page: string; region: Region }) {
  setRequestLocale(region);
  const route = getRoute(page);
  const content = getPage(page, region);
  return (
    <>
      <Breadcrumbs route={route} region={region} />
      <Sections sections={content.sections} />
      <Footnotes notes={content.footnotes} />
      <StructuredData route={route} page={content} region={region} />
    </>
  );
}
