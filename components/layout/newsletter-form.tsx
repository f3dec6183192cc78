/** The newsletter box of the footer. Without scripts its button leads to the page that has the form. */
import { useTranslations } from 'next-intl';
import { formById } from '@/lib/site/forms/known-forms';

export function NewsletterForm() {
  const { page, path } = formById('joinNewsletterForm');
  const t = useTranslations('newsletterBox');
  return (
    <form action={page} data-newsletter={path} noValidate className="newsletter">
      <label htmlFor="newsletter">
        <b id="newsletter-name">{t('label')}</b>
        <span id="newsletter-text">{t('text')}</span>
      </label>
      <div>
        {/* No name: without scripts no address of a person gets into an address of a page. */}
        <input
          id="newsletter"
          aria-labelledby="newsletter-name"
          aria-describedby="newsletter-text"
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
