/** The main menu where the header has no room for a bar: a sheet as high as the window. */
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { currentLink, type Place } from '@/components/layout/current-page';
import { MenuButtons } from '@/components/layout/menu-buttons';

export function MenuSheet({ region, path }: Place) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainMenu')} popover="auto" id="main-menu" className="menu-sheet">
      <button
        type="button"
        className="tool m-4 ml-auto"
        popoverTarget="main-menu"
        popoverTargetAction="hide"
      >
        <X aria-hidden="true" size={20} />
        {t('closeMenu')}
      </button>
      <MenuButtons region={region} path={path} />
      <a
        className="button button-primary mx-(--gutter) my-6 flex items-center justify-center"
        href="/contact-us"
        aria-current={currentLink('/contact-us', path)}
      >
        {t('contact')}
      </a>
    </nav>
  );
}
