/**
 * The header: what stands before the content of every page, so it is kept small. Its buttons open
 * the popovers of panels.tsx, which stand at the end of the document.
 */
import { Menu, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AccountButton } from '@/components/layout/account-button';
import { Brand } from '@/components/layout/brand';
import { currentLink, type Place } from '@/components/layout/current-page';
import { DisplayButton } from '@/components/layout/display-button';
import { MenuButtons } from '@/components/layout/menu-buttons';
import { SkipLink } from '@/components/layout/skip-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { REGION_NAMES } from '@/lib/platform/region/region';

export function Header({ region, path }: Place) {
  const t = useTranslations('shell');
  return (
    <>
      <SkipLink />
      <header className="site-header">
        <div className="wrap @container flex h-(--header-height) items-center gap-x-2 sm:gap-x-4 lg:gap-x-6">
          <Brand label={t('home')} region={region} path={path} />
          <nav aria-label={t('mainMenu')} className="hidden bar:flex">
            <MenuButtons region={region} path={path} />
          </nav>
          <div className="ml-auto flex items-center gap-1 @min-[56rem]:gap-2">
            <ButtonLink
              variant="tool"
              href="/search"
              aria-current={currentLink('/search', path)}
              data-search
              className="hidden @min-[25rem]:flex"
            >
              <Search aria-hidden="true" size={18} />
              <span className="sr-only">{t('search')}</span>
            </ButtonLink>
            <DisplayButton path={path} word="sr-only @min-[68rem]:not-sr-only" />
            <Button popoverTarget="region-menu" variant="tool">
              <span className="sr-only">{t('region')}: </span>
              {REGION_NAMES[region]}
            </Button>
            <AccountButton path={path} />
            <ButtonLink
              className="hidden whitespace-nowrap @min-[35rem]:@max-[51.75rem]:flex @min-[62rem]:flex"
              href="/contact-us"
              aria-current={currentLink('/contact-us', path)}
            >
              {t('contact')}
            </ButtonLink>
            <Button popoverTarget="main-menu" variant="tool" className="bar:hidden">
              <Menu aria-hidden="true" size={20} />
              <span className="sr-only @min-[21.5rem]:not-sr-only">{t('openMenu')}</span>
            </Button>
          </div>
        </div>
      </header>
    </>
  );
}
