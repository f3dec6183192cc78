/** The footer: offices, menus, social links, cookie settings and region. */
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Brand } from '@/components/layout/brand';
import { currentLink, type Place } from '@/components/layout/current-page';
import { NewsletterForm } from '@/components/layout/newsletter-form';
import { SampleMark } from '@/components/ui/sample-mark';
import { LOCALES, REGION_NAMES, REGIONS } from '@/lib/platform/region/region';
import { offices } from '@/lib/site/content/offices';
import { brand, flags, navigation } from '@/lib/site/content/site';

const SOCIAL = {
  twitter: { icon: IconBrandX, name: 'X (Twitter)' },
  youtube: { icon: IconBrandYoutube, name: 'YouTube' },
  linkedin: { icon: IconBrandLinkedin, name: 'LinkedIn' },
  facebook: { icon: IconBrandFacebook, name: 'Facebook' },
  instagram: { icon: IconBrandInstagram, name: 'Instagram' },
} as const;

export function Footer({ region, path }: Place) {
  const t = useTranslations('shell');
  const word = useTranslations('sections')('sample');
  const { footer, social } = navigation[region];
  const { legalName, revision } = brand[region];
  return (
    <footer className="site-footer lazy-footer">
      <div className="wrap grid gap-x-10 gap-y-12 py-16 md:grid-cols-12">
        <div className="md:col-span-4">
          <Brand label={t('home')} region={region} path={path} plain />
          <ul className="mt-6 grid gap-4">
            {offices(region).map((office) => (
              <li key={office.id}>
                <a href={`/contact-us#${office.id}`} className="footer-link">
                  <span className="font-semibold text-footer-text">{office.city}</span>{' '}
                  <span>{office.role}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 md:col-span-8">
          <nav aria-label={t('footer')} className="footer-columns">
            {footer.map((column) => (
              <section key={column.title} aria-label={column.title}>
                <p className="label mb-3 text-footer-muted">{column.title}</p>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.label}>
                      <a
                        href={link.href}
                        aria-current={currentLink(link.href, path)}
                        className="footer-link"
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-footer-muted/40">
        {flags.sampleMarks && (
          <p className="wrap pt-6 text-sm">
            <SampleMark word={word} className="text-footer-muted" />
            {` ${t('samples')}`}
          </p>
        )}
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
          <p className="label w-full text-footer-muted">
            {t('copyright', { year: revision.slice(0, 4), company: legalName, revision })}
          </p>
          <ul aria-label={t('region')} className="flex gap-4">
            {REGIONS.map((choice) => (
              <li key={choice}>
                <a
                  href={`/${choice}`}
                  data-region-link
                  hrefLang={LOCALES[choice]}
                  aria-current={choice === region ? 'true' : undefined}
                  className="footer-link"
                >
                  {REGION_NAMES[choice]}
                </a>
              </li>
            ))}
          </ul>
          <a href="/display" aria-current={currentLink('/display', path)} className="footer-link">
            {t('displaySettings')}
          </a>
          <a href="#cookie-choice" data-cookie-settings className="footer-link">
            {t('cookieSettings')}
          </a>
          <a href="/cookies" aria-current={currentLink('/cookies', path)} className="footer-link">
            {t('cookies')}
          </a>
          <ul aria-label={t('social')} className="flex lg:ml-auto">
            {social.map(({ network, href }) => {
              const { icon: Icon, name } = SOCIAL[network];
              return (
                <li key={network}>
                  <a href={href} rel="noopener noreferrer me" className="social-link">
                    <Icon aria-hidden="true" size={20} stroke={1.5} />
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </footer>
  );
}
