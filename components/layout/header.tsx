/**
 * The header. Menus, settings and the mobile sheet are native popovers: they open, close on
 * Escape and return the focus without a line of script.
 */
import { Menu } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { DisplaySettings } from '@/components/islands/display-settings';
import { Still } from '@/components/islands/still';
import { Brand } from '@/components/layout/brand';
import { RegionMenu } from '@/components/layout/region-menu';
import { LOCALES, REGION_NAMES, type Region } from '@/lib/region/region';

export async function Header({ region }: { region: Region }) {
  const t = await getTranslations('shell');
  return (
    <header className="site-header">
      <div className="wrap @container flex h-(--header-height) items-center gap-x-2 sm:gap-x-4 lg:gap-x-8">
        <Brand label={t('home')} region={region} />
        <Still piece="menu" region={region} />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <button type="button" popoverTarget="display-settings" className="tool js-only">
            <span aria-hidden="true" className="swatch" />
            <span className="sr-only @min-[68rem]:not-sr-only">{t('display')}</span>
          </button>
          <a href="/display" className="tool no-js-only">
            <span aria-hidden="true" className="swatch" />
            <span className="sr-only @min-[68rem]:not-sr-only">{t('display')}</span>
          </a>
          <Still piece="display" className="contents" region={region} />
          <DisplaySettings />
          <button type="button" popoverTarget="region-menu" className="tool">
            <span className="sr-only">{t('region')}: </span>
            {REGION_NAMES[region]}
            <span className="hidden @min-[68rem]:inline"> · {LOCALES[region]}</span>
          </button>
          <RegionMenu region={region} />
          <a
            className="hidden min-h-11 items-center whitespace-nowrap rounded-sheet bg-action px-5 font-semibold text-on-action hover:underline hover:underline-offset-4 @min-[34rem]:@max-[51.75rem]:flex @min-[56rem]:flex"
            href="/contact-us"
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
  );
}
