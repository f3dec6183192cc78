/** Everything the site keeps in a browser, as a table; on a narrow screen each row becomes a card. */
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { SectionOf } from '@/lib/site/content/prepare';
import { headingId, SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'cookie-list'> };

const COLUMNS = ['name', 'purpose', 'category', 'setBy', 'lifetime'] as const;

export function CookieList({ section }: Props) {
  const t = useTranslations('sections');
  const longDate = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const heads = {
    name: t('cookieList.name'),
    purpose: t('cookieList.purpose'),
    category: t('cookieList.category'),
    setBy: t('cookieList.setBy'),
    lifetime: t('cookieList.lifetime'),
  };
  return (
    <SectionShell section={section} ground="secondary">
      <table aria-labelledby={headingId(section.id)} className="cookie-list">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="label">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.items.map(({ name, kind, purpose, category, setBy, lifetime }) => (
            <tr key={kind + name}>
              <th scope="row">
                <code className="wrap-anywhere">{name}</code>
                <span className="label block">{kind}</span>
              </th>
              <td data-label={heads.purpose}>{purpose}</td>
              <td data-label={heads.category}>
                <span className="inline-block first-letter:uppercase">{category}</span>
              </td>
              <td data-label={heads.setBy}>{setBy}</td>
              <td data-label={heads.lifetime}>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href="#cookie-choice" data-cookie-settings>
          {t('cookieList.change')}
        </ButtonLink>
        {section.revision && (
          <p className="text-muted text-sm">
            {t('cookieList.revision', { date: longDate.format(new Date(section.revision)) })}
          </p>
        )}
      </div>
    </SectionShell>
  );
}
