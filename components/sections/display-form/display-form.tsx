/**
 * Theme, font size and edition for everybody. With scripts a choice counts at once (see
 * islands/display-settings.tsx); without, each list is a form with a button.
 */
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { LOCALES, REGION_NAMES, REGIONS } from '@/lib/platform/region/region';
import type { SectionOf } from '@/lib/site/content/prepare';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'display-form'> };

export function DisplayForm({ section }: Props) {
  const shell = useTranslations('shell');
  const t = useTranslations('displayForm');
  const themes = useTranslations('themes');
  const fontSizes = useTranslations('fontSizes');
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <p id="display-kept" className="target-notice mb-10 px-5">
        {t('kept')}
      </p>
      <RichText text={section.withoutScripts} className="no-js-only mb-10" />
      <div className="grid *:min-w-0 gap-x-16 gap-y-14 grid:grid-cols-2">
        <Choice legend={shell('theme')} button={t('useTheme')}>
          {section.themes.map(({ value, text }) => (
            <Option
              key={value}
              setting={THEME_COOKIE}
              value={value}
              name={themes(value)}
              text={text}
            >
              <span aria-hidden="true" className="theme-sample">
                <span data-theme={value} />
              </span>
            </Option>
          ))}
        </Choice>
        <div className="grid content-start gap-14">
          <Choice legend={shell('fontSize')} button={t('useFontSize')}>
            {section.fontSizes.map(({ value, text }) => (
              <Option
                key={value}
                setting={FONT_SIZE_COOKIE}
                value={value}
                name={fontSizes(value)}
                text={text}
              >
                <span data-sample={value} aria-hidden="true" className="size-sample" />
              </Option>
            ))}
          </Choice>
          <Editions text={section.edition} title={t('edition')} />
        </div>
      </div>
    </SectionShell>
  );
}

function Choice(props: { legend: string; button: string; children: ReactNode }) {
  return (
    <form method="post" action="/api/v1/display" autoComplete="off" data-display>
      <fieldset>
        <legend className="label w-full border-line-strong border-b pb-3">{props.legend}</legend>
        {props.children}
      </fieldset>
      <p className="no-js-only mt-5">
        <Button type="submit">{props.button}</Button>
      </p>
    </form>
  );
}

type OptionProps = {
  setting: string;
  value: string;
  name: string;
  text: string;
  /** What it looks like. */
  children: ReactNode;
};

function Option({ setting, value, name, text, children }: OptionProps) {
  const t = useTranslations('displayForm');
  const id = `display-${value}`;
  return (
    <label className="option">
      <input
        type="radio"
        required
        name={setting}
        value={value}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      {children}
      <span>
        <span id={`${id}-name`} className="font-semibold">
          {name}{' '}
          <span data-in-use={value} className="label in-use">
            {t('inUse')}
          </span>
        </span>
        <span id={`${id}-text`} className="block text-muted text-sm">
          {text}
        </span>
      </span>
    </label>
  );
}

function Editions({ title, text }: { title: string; text: SectionOf<'display-form'>['edition'] }) {
  const locale = useLocale();
  return (
    <div>
      <h3 className="label border-line-strong border-b pb-3 font-medium">{title}</h3>
      <RichText text={text} className="mt-4 text-muted text-sm" />
      <ul className="mt-4 flex flex-wrap gap-3">
        {REGIONS.map((region) => (
          <li key={region}>
            <ButtonLink
              variant="secondary"
              href={`/${region}`}
              data-region-link
              hrefLang={LOCALES[region]}
              aria-current={LOCALES[region] === locale ? 'true' : undefined}
              className="edition-link"
            >
              {REGION_NAMES[region]} <span className="label">{LOCALES[region]}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
