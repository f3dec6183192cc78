'use client';
/** Theme and font size: applied at once, kept in cookies for a year. */
import { setCookie } from 'cookies-next/client';
import { useEffect, useRef } from 'react';
import { choiceCookie } from '@/lib/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/display/display';

type Option = { value: string; label: string };
type Props = { themeLabel: string; fontSizeLabel: string; themes: Option[]; fontSizes: Option[] };

/** The attribute of <html> and the cookie of each setting. */
const SETTINGS = {
  theme: { attribute: 'theme', cookie: THEME_COOKIE },
  font: { attribute: 'font', cookie: FONT_SIZE_COOKIE },
} as const;

export function DisplaySettings({ themeLabel, fontSizeLabel, themes, fontSizes }: Props) {
  const form = useRef<HTMLFormElement>(null);

  // The head script knows the visitor's choice; the server does not.
  useEffect(() => {
    for (const { attribute } of Object.values(SETTINGS)) {
      const value = document.documentElement.dataset[attribute];
      const radio = form.current?.querySelector<HTMLInputElement>(
        `input[name="${attribute}"][value="${value}"]`,
      );
      if (radio) radio.checked = true;
    }
  }, []);

  function apply(event: React.ChangeEvent<HTMLInputElement>) {
    const { name, value } = event.target;
    const { attribute, cookie } = SETTINGS[name as keyof typeof SETTINGS];
    document.documentElement.dataset[attribute] = value;
    setCookie(cookie, value, choiceCookie(location.protocol === 'https:'));
  }

  return (
    <form ref={form} className="grid gap-6">
      <fieldset>
        <legend className="mb-2 font-semibold">{themeLabel}</legend>
        {themes.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="radio" name="theme" value={value} onChange={apply} />
            <span data-theme={value} aria-hidden="true" className="swatch" />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{fontSizeLabel}</legend>
        <div className="flex flex-wrap gap-x-6">
          {fontSizes.map(({ value, label }) => (
            <label key={value} className="choice">
              <input type="radio" name="font" value={value} onChange={apply} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
