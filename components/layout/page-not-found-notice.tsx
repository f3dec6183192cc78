/** Tells a visitor who was sent here from an unknown path; shown while it is the address's target. */
import { useTranslations } from 'next-intl';

export function PageNotFoundNotice() {
  const t = useTranslations('shell');
  return (
    <div id="page-not-found" className="target-notice">
      <p className="wrap">{t('pageNotFound')}</p>
    </div>
  );
}
