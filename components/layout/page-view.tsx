/**
 * One page of the site: the shell, and in it breadcrumbs, sections, footnotes, structured data. Children are
 * what is said before all of that.
 */
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Still } from '@/components/islands/still';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Shell } from '@/components/layout/shell';
import { Sections } from '@/components/sections/sections';
import type { Region } from '@/lib/platform/region/region';
import { getPage } from '@/lib/site/content/pages';
import { getRoute } from '@/lib/site/content/routes';
import type { FormAction } from '@/lib/site/forms/state';

type Props = {
  page: string;
  region: Region;
  /** Takes the page's forms where no scripts run. */
  action?: FormAction;
  children?: ReactNode;
};

export function PageView({ page, region, action, children }: Props) {
  setRequestLocale(region);
  const route = getRoute(page);
  const content = getPage(page, region);
  return (
    <Shell region={region} path={route.path} surroundings={content.surroundings}>
      {children}
      {content.surroundings !== 'work' && <Breadcrumbs route={route} region={region} />}
      <div className="page">
        <Sections page={page} region={region} content={content} action={action} />
        <Still piece="footnotes" page={page} region={region} />
      </div>
      <Still piece="data" page={page} region={region} className="contents" />
    </Shell>
  );
}
