/** The footnote of a figure as `Numeral` wants it: its number and how it is read aloud. */
import type { useTranslations } from 'next-intl';

type Translate = ReturnType<typeof useTranslations<'sections'>>;

export function noteOf(t: Translate, number: number | undefined) {
  return number === undefined ? undefined : { number, label: t('footnote', { number }) };
}
