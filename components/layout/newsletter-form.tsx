/** The newsletter box of the footer. Without scripts its button leads to the page that has the form. */
import { useTranslations } from 'next-intl';
import { newsletterForm } from '@/lib/features/newsletter/forms';

export function NewsletterForm() {
  const t = useTranslations('newsletterBox');
  return (
    <form action={newsletterForm.page} data-newsletter noValidate className="newsletter">
      <label htmlFor="newsletter">
        <b>{t('label')}</b>
        {t('text')}
      </label>
      <div>
        {/* No name: without scripts no address of a person gets into an address of a page. */}
        <input
          id="newsletter"
          type="email"
          maxLength={254}
          autoComplete="email"
          placeholder={t('email')}
        />
        <button type="submit">{t('send')}</button>
      </div>
      <p role="status" />
    </form>
  );
}
