/**
 * The header: what stands before the content of every page, so it is kept small. Its buttons open
 * the popovers of panels.tsx, which stand at the end of the document.
 */
import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Brand } from '@/components/layout/brand';
import { currentLink, type Place } from '@/components/layout/current-page';
import { MenuButtons } from '@/components/layout/menu-buttons';
import { SkipLink } from '@/components/layout/skip-link';
import { LOCALES, REGION_NAMES } from '@/lib/region/region';

export function Header({ region, path }: Place) {
  const t = useTranslations('shell');
  return (
    <>
      <SkipLink />
      <header className="site-header">
        <div className="wrap @container flex h-(--header-height) items-center gap-x-2 sm:gap-x-4 lg:gap-x-8">
          <Brand label={t('home')} region={region} path={path} />
          <nav aria-label={t('mainMenu')} className="hidden bar:flex">
            <MenuButtons region={region} path={path} />
          </nav>
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            <button type="button" popoverTarget="display-settings" className="tool js-only">
              <span aria-hidden="true" className="swatch" />
              <span className="sr-only @min-[68rem]:not-sr-only">{t('display')}</span>
            </button>
            <a
              href="/display"
              aria-current={currentLink('/display', path)}
              className="tool no-js-only"
            >
              <span aria-hidden="true" className="swatch" />
              <span className="sr-only @min-[68rem]:not-sr-only">{t('display')}</span>
            </a>
            <button type="button" popoverTarget="region-menu" className="tool">
              <span className="sr-only">{t('region')}: </span>
              {REGION_NAMES[region]}
              <span className="hidden @min-[68rem]:inline"> · {LOCALES[region]}</span>
            </button>
            <a
              className="hidden min-h-11 items-center whitespace-nowrap rounded-sheet bg-action px-5 font-semibold text-on-action hover:underline hover:underline-offset-4 @min-[34rem]:@max-[51.75rem]:flex @min-[56rem]:flex"
              href="/contact-us"
              aria-current={currentLink('/contact-us', path)}
            >
              {t('contact')}
            </a>
            <button type="button" popoverTarget="main-menu" className="tool bar:hidden">
              <Menu aria-hidden="true" size={20} />
              <span className="sr-only @min-[21.5rem]:not-sr-only">{t('openMenu')}</span>
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
