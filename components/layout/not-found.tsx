/** What a missing page says: that it is missing, and which pages there are. */
import { getTranslations } from 'next-intl/server';
import { getPage } from '@/lib/content/pages';
import { routes } from '@/lib/content/routes';
import type { Region } from '@/lib/region/region';

export async function NotFound({ region }: { region: Region }) {
  const t = await getTranslations('notFound');
  return (
    <div className="wrap py-(--section-space)">
      <p className="label">{t('label')}</p>
      <h1 className="mt-4 text-4xl">{t('title')}</h1>
      <p className="mt-6 text-lg">{t('text')}</p>
      <ul className="prose mt-4">
        {routes.map(({ path, page }) => (
          <li key={path}>
            <a className="inline-flex min-h-9 items-center" href={path}>
              {getPage(page, region).name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
