/** What is said above a page whose scripts have failed. Its links need none. */
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';

export function PageError() {
  const t = useTranslations('pageError');
  return (
    <div role="alert" className="wrap border-line border-b py-10">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {/* An empty address is this page. */}
        <ButtonLink href="">{t('reload')}</ButtonLink>
        <ButtonLink href="/contact-us" variant="secondary">
          {t('contact')}
        </ButtonLink>
      </p>
    </div>
  );
}
