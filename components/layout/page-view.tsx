/**
 * One page of the site: breadcrumbs, sections, footnotes and structured data. Its path and menu are
 * attributes, because the shell around it is the same for every page and must still know.
 */
import { setRequestLocale } from 'next-intl/server';
import { Still } from '@/components/islands/still';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { StructuredData } from '@/components/layout/structured-data';
import { Sections } from '@/components/sections/sections';
import { activeMenu } from '@/lib/content/active-menu';
import { getPage } from '@/lib/content/pages';
import { getRoute } from '@/lib/content/routes';
import type { Region } from '@/lib/region/region';

export function PageView({ page, region }: { page: string; region: Region }) {
  setRequestLocale(region);
  const route = getRoute(page);
  const content = getPage(page, region);
  return (
    <div data-kept="page" data-path={route.path} data-menu={activeMenu(route.path, region)}>
      <Breadcrumbs route={route} region={region} />
      <Sections page={page} region={region} content={content} />
      <Still piece="footnotes" page={page} region={region} />
      {/* Waits for app/[region]/error.tsx. */}
      <Still piece="error" as="template" region={region} />
      <StructuredData route={route} page={content} region={region} />
    </div>
  );
}
