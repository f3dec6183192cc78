/** What is said below a page whose scripts have failed. Its links need none. */
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';

export function PageError() {
  const t = useTranslations('pageError');
  return (
    <div role="alert" className="border-line-strong border-t bg-cardbg text-cardtext">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-semibold">{t('title')}</p>
          <p className="mt-1 text-muted text-sm">{t('text')}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          {/* An empty address is this page. */}
          <ButtonLink href="">{t('reload')}</ButtonLink>
          <ButtonLink href="/contact-us" variant="secondary">
            {t('contact')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
