/** A table of all pages: how many of their texts each edition has for itself, drawn as a bar. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { headingId, SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'edition-compare'> };

export function EditionCompare({ section }: Props) {
  const t = useTranslations('editionCompare');
  return (
    <SectionShell section={section}>
      <table aria-labelledby={headingId(section.id)} className="w-full border-line-strong border-t">
        <thead>
          <tr className="border-line-strong border-b text-left">
            <th scope="col" className="label py-2 font-normal">
              {t('page')}
            </th>
            <th
              scope="col"
              className="label py-2 pl-4 text-right font-normal sm:w-1/2 sm:text-left"
            >
              {t('own')}
            </th>
            <th scope="col" className="label py-2 pl-4 text-right font-normal max-sm:hidden">
              {t('verdict')}
            </th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ link, verdict, texts, adapted, missing }) => (
            <tr key={link.href} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal">
                <a href={link.href} className="inline-link inline-block min-h-6">
                  {link.label}
                </a>
              </th>
              <td className="py-1.5 pl-4">
                <span className="flex items-center justify-end gap-3">
                  <svg aria-hidden="true" className="h-2 w-0 grow max-sm:hidden">
                    <rect width="100%" height="8" className="fill-line" />
                    <rect
                      width={`${Math.round((100 * (adapted + missing)) / texts)}%`}
                      height="8"
                      className="fill-primarytheme"
                    />
                  </svg>
                  <span className="w-16 shrink-0 text-right font-mono text-sm">
                    {t('of', { own: adapted + missing, texts })}
                  </span>
                </span>
              </td>
              <td className="py-1.5 pl-4 text-right text-sm max-sm:hidden">
                {t(`verdicts.${verdict}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {section.rest > 0 && <p className="mt-4 text-sm">{t('rest', { count: section.rest })}</p>}
    </SectionShell>
  );
}
