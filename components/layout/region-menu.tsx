/** The two editions. With scripts on, the link keeps the page that is being read. */
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/content/site';
import { LOCALES, REGION_NAMES, REGIONS, type Region } from '@/lib/region/region';

export async function RegionMenu({ region }: { region: Region }) {
  const t = await getTranslations('shell');
  return (
    <div popover="auto" id="region-menu" className="pop-panel">
      <h2 className="label mb-2">{t('region')}</h2>
      <ul>
        {REGIONS.map((choice) => (
          <li key={choice}>
            <a
              href={`/${choice}`}
              data-region-link
              aria-current={choice === region ? 'true' : undefined}
              className="menu-link"
            >
              <span className="font-semibold">
                {brand[choice].name} {REGION_NAMES[choice]}
              </span>
              <span className="label">
                {LOCALES[choice]}
                {choice === region && ` · ${t('regionCurrent')}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
