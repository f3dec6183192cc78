/** The first thing a keyboard reaches: past the header, to the page. */
import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  );
}
