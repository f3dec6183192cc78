/** The first things a keyboard reaches: past the header, to the page; and to the cookie banner, which is the last one. */
import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <a className="skip-link if-asked" href="#cookie-choice">
        {t('skipToCookies')}
      </a>
    </>
  );
}
