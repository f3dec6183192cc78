/**
 * The main menu where the header has no room for a bar: a sheet as high as the window. Search
 * stands at its top, since a small header has no room for it.
 */
import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { currentLink, type Place } from '@/components/layout/current-page';
import { MenuButtons } from '@/components/layout/menu-buttons';
import { Button, ButtonLink } from '@/components/ui/button';

export function MenuSheet({ region, path }: Place) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainMenu')} popover="auto" id="main-menu" className="menu-sheet">
      <div className="my-4 mx-(--gutter) flex flex-wrap items-center">
        <ButtonLink
          variant="tool"
          className="-ml-3"
          href="/search"
          aria-current={currentLink('/search', path)}
          data-search
        >
          <Search aria-hidden="true" size={18} />
          {t('search')}
        </ButtonLink>
        <Button
          variant="tool"
          className="-mr-3 ml-auto"
          popoverTarget="main-menu"
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" size={20} />
          {t('closeMenu')}
        </Button>
      </div>
      <MenuButtons region={region} path={path} saysWhatItHolds />
      <ButtonLink
        className="mx-(--gutter) my-6"
        href="/contact-us"
        aria-current={currentLink('/contact-us', path)}
      >
        {t('contact')}
      </ButtonLink>
    </nav>
  );
}
