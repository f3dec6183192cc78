/** The panel of each menu; where the header has no room for a menu bar, a full-height sheet. */
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { currentLink, type Place } from '@/components/layout/current-page';
import { Button } from '@/components/ui/button';
import { navigation } from '@/lib/site/content/site';

export function MenuPanels({ region, path }: Place) {
  const t = useTranslations('shell');
  return navigation[region].menus.map(({ id, title, text, columns }) => (
    <nav key={id} popover="auto" id={`menu-${id}`} aria-label={title} className="menu-panel">
      <div className="wrap grid gap-x-10 gap-y-8 py-6 md:grid-cols-12 md:py-10">
        <div className="md:col-span-3">
          <Button
            variant="tool"
            className="-ml-3 mb-4 bar:hidden"
            popoverTarget={`menu-${id}`}
            popoverTargetAction="hide"
          >
            <ArrowLeft aria-hidden="true" size={20} />
            {t('back')}
          </Button>
          <p className="font-display text-2xl font-bold tracking-tight">{title}</p>
          <p className="mt-3 max-w-prose text-muted">{text}</p>
        </div>
        <div className="menu-columns md:col-span-9">
          {columns.map((column) => (
            <section key={column.title} aria-label={column.title}>
              <p className="label border-b border-line pb-2">{column.title}</p>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a
                      href={link.href}
                      aria-current={currentLink(link.href, path)}
                      className="menu-link"
                    >
                      {link.text ? `${link.label} ` : link.label}
                      {link.text && <small>{link.text}</small>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  ));
}
