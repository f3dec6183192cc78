/** The newsletter box of the footer. Without scripts its button leads to the page that has the form. */
import { useTranslations } from 'next-intl';
import { formById } from '@/lib/site/forms/known-forms';

export function NewsletterForm() {
  const { page, path } = formById('joinNewsletterForm');
  const t = useTranslations('newsletterBox');
  return (
    <form action={page} data-newsletter={path} noValidate className="newsletter">
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
