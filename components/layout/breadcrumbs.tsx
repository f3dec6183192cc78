/** Where the reader is, from the route table. The homepage has none. */
import { getTranslations } from 'next-intl/server';
import type { Region } from '@/lib/platform/region/region';
import { breadcrumbTrail } from '@/lib/site/content/breadcrumbs';
import { HOME, type Route } from '@/lib/site/content/routes';

export async function Breadcrumbs({ route, region }: { route: Route; region: Region }) {
  if (route.path === HOME) return null;
  const t = await getTranslations('shell');
  const trail = breadcrumbTrail(route, region);
  return (
    <nav aria-label={t('breadcrumbs')} className="border-line border-b">
      <ol className="label wrap flex flex-wrap gap-x-2 py-2">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {path === route.path ? (
              <span aria-current="page" className="text-color">
                {name}
              </span>
            ) : (
              <a className="py-1.5 underline-offset-4 hover:text-color hover:underline" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
