/** The five menus with their panels; below 900 px the same list is a full-height sheet. */
import { ArrowLeft, ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { navigation } from '@/lib/content/site';
import type { Region } from '@/lib/region/region';

export function MainMenu({ region }: { region: Region }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainMenu')} popover="auto" id="main-menu" className="main-menu">
      <div className="flex justify-end p-4 bar:hidden">
        <button type="button" className="tool" popoverTarget="main-menu" popoverTargetAction="hide">
          <X aria-hidden="true" size={20} />
          {t('closeMenu')}
        </button>
      </div>
      <ul className="main-menu-list">
        {navigation[region].menus.map((menu) => (
          <li key={menu.id}>
            <button type="button" popoverTarget={`menu-${menu.id}`} className="menu-button">
              {menu.title}
              <ChevronDown aria-hidden="true" size={16} className="chevron" />
            </button>
            <MenuPanel menu={menu} back={t('back')} />
          </li>
        ))}
      </ul>
      <p className="px-(--gutter) py-6 bar:hidden">
        <a className="button button-primary flex items-center justify-center" href="/contact-us">
          {t('contact')}
        </a>
      </p>
    </nav>
  );
}

type Menu = (typeof navigation)[Region]['menus'][number];

function MenuPanel({ menu, back }: { menu: Menu; back: string }) {
  return (
    <div popover="auto" id={`menu-${menu.id}`} className="menu-panel">
      <div className="wrap grid gap-x-10 gap-y-8 py-6 md:grid-cols-12 md:py-10">
        <div className="md:col-span-3">
          <button
            type="button"
            className="tool -ml-3 mb-4 bar:hidden"
            popoverTarget={`menu-${menu.id}`}
            popoverTargetAction="hide"
          >
            <ArrowLeft aria-hidden="true" size={20} />
            {back}
          </button>
          <p className="font-display text-2xl font-bold tracking-tight">{menu.title}</p>
          <p className="mt-3 max-w-prose text-muted">{menu.text}</p>
        </div>
        <div className="menu-columns md:col-span-9">
          {menu.columns.map((column) => (
            <section key={column.title} aria-label={column.title}>
              <p className="label border-b border-line pb-2">{column.title}</p>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a href={link.href} className="menu-link">
                      <span className="font-semibold">{link.label}</span>
                      {link.text && <span className="text-sm text-muted">{link.text}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
