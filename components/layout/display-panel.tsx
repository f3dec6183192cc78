/** The header's display settings. islands/display-settings.tsx makes a choice count at once. */
import { useTranslations } from 'next-intl';
import { FONT_SIZE_COOKIE, FONT_SIZES, THEME_COOKIE, THEMES } from '@/lib/site/display/display';

export function DisplayPanel() {
  const t = useTranslations('shell');
  const themes = useTranslations('themes');
  const fontSizes = useTranslations('fontSizes');
  return (
    <section
      popover="auto"
      id="display-settings"
      aria-labelledby="display-settings-title"
      className="pop-panel"
    >
      <h2 id="display-settings-title" className="label mb-4">
        {t('displayTitle')}
      </h2>
      <div data-display className="grid gap-6">
        <fieldset>
          <legend className="mb-2 font-semibold">{t('theme')}</legend>
          {THEMES.map((theme) => (
            <label key={theme} className="choice">
              <input type="radio" name={THEME_COOKIE} value={theme} />
              <span data-theme={theme} aria-hidden="true" className="swatch" />
              {themes(theme)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold">{t('fontSize')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {FONT_SIZES.map((size) => (
              <label key={size} className="choice">
                <input type="radio" name={FONT_SIZE_COOKIE} value={size} />
                {fontSizes(size)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <p className="mt-4 border-line border-t pt-3">
        <a href="/display" className="inline-link inline-flex min-h-11 items-center">
          {t('displayMore')}
        </a>
      </p>
    </section>
  );
}
