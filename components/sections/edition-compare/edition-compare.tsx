/** A table of all pages: how many of their texts each edition has for itself, drawn as a bar. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/content/prepare';
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
            <th scope="col" className="label w-2/5 py-2 pl-4 font-normal sm:w-1/2">
              {t('own')}
            </th>
            <th scope="col" className="label py-2 pl-4 text-right font-normal">
              {t('verdict')}
            </th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ link, verdict, texts, adapted, missing }) => (
            <tr key={link.href} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                <a href={link.href} className="inline-link inline-block min-h-6">
                  {link.label}
                </a>
              </th>
              <td className="py-1.5 pl-4">
                <span className="flex items-center gap-3">
                  <svg aria-hidden="true" className="h-2 min-w-0 grow">
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
              <td className="py-1.5 pl-4 text-right text-sm">{t(`verdicts.${verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionShell>
  );
}
