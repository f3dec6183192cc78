/** Tells a visitor who was led here from an unknown path; what a toast says of it stands in an attribute. */
import { useTranslations } from 'next-intl';

export function PageNotFoundNotice() {
  const text = useTranslations('shell');
  const toast = useTranslations('notifications');
  return (
    <div
      id="page-not-found"
      data-toast={toast.raw('pageNotFound')}
      className="border-line-strong border-b bg-secondarygradient1 py-3.5"
    >
      <p className="wrap">{text('pageNotFound')}</p>
    </div>
  );
}
