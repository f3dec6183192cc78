/**
 * What surrounds a page on which staff work: the way home, the display and the account before it, what every page
 * must offer behind it. No menus, no newsletter, nothing that is there to sell.
 */
import { useTranslations } from 'next-intl';
import { AccountButton } from '@/components/layout/account-button';
import { AccountMenu } from '@/components/layout/account-menu';
import { Brand } from '@/components/layout/brand';
import type { Place } from '@/components/layout/current-page';
import { DisplayButton } from '@/components/layout/display-button';
import { DisplayPanel } from '@/components/layout/display-panel';
import { SkipLink } from '@/components/layout/skip-link';
import { brand } from '@/lib/site/content/site';

export function WorkBar({ region, path }: Place) {
  const t = useTranslations('shell');
  return (
    <>
      <SkipLink />
      <header className="site-header">
        <div className="wrap @container flex h-(--header-height) items-center justify-between gap-x-4">
          <Brand label={t('home')} region={region} path={path} />
          <div className="flex items-center gap-1">
            <DisplayButton path={path} word="sr-only @min-[35rem]:not-sr-only" />
            <AccountButton path={path} />
          </div>
        </div>
      </header>
    </>
  );
}

export function WorkFoot({ region }: Place) {
  const t = useTranslations('shell');
  const { legalName, revision } = brand[region];
  return (
    <footer className="site-footer">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="label mr-auto text-footer-muted">
          {t('copyright', { year: revision.slice(0, 4), company: legalName, revision })}
        </p>
        <a href="/display" className="footer-link">
          {t('displaySettings')}
        </a>
        <a href="#cookie-choice" data-cookie-settings className="footer-link">
          {t('cookieSettings')}
        </a>
        <a href="/cookies" className="footer-link">
          {t('cookies')}
        </a>
      </div>
    </footer>
  );
}

export function WorkPanels({ path }: Place) {
  return (
    <div className="wrap @container">
      <DisplayPanel />
      <AccountMenu path={path} />
    </div>
  );
}
