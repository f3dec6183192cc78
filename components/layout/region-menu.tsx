/** The two editions. With scripts on, the link keeps the page that is being read. */
import { useTranslations } from 'next-intl';
import { LOCALES, REGION_NAMES, REGIONS, type Region } from '@/lib/platform/region/region';
import { brand } from '@/lib/site/content/site';

export function RegionMenu({ region }: { region: Region }) {
  const t = useTranslations('shell');
  return (
    <nav popover="auto" id="region-menu" aria-labelledby="region-menu-title" className="pop-panel">
      <h2 id="region-menu-title" className="label mb-2">
        {t('region')}
      </h2>
      <ul>
        {REGIONS.map((choice) => (
          <li key={choice}>
            <a
              href={`/${choice}`}
              data-region-link
              aria-current={choice === region ? 'true' : undefined}
              className="menu-link"
            >
              {brand[choice].name} {REGION_NAMES[choice]}{' '}
              <small className="label">
                {LOCALES[choice]}
                {choice === region && ` · ${t('regionCurrent')}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-64 text-muted text-sm">{t('regionOwnChoice')}</p>
    </nav>
  );
}
