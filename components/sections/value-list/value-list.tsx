/** Facts or prices by group, each group a table of two columns, which have room on a narrow screen too. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'value-list'> };

export function ValueList({ section }: Props) {
  const t = useTranslations('sections.valueList');
  return (
    <SectionShell section={section} layout="side">
      {section.groups.map(({ title, unit, rows }) => (
        <div key={title} className="mt-10 first:mt-0">
          <h3 className="text-xl">{title}</h3>
          {unit && <p className="mt-1 text-muted text-sm">{unit}</p>}
          <table className="mt-4 w-full table-fixed border-line-strong border-y leading-snug">
            <caption className="sr-only">{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t(`${section.of}.label`)}</th>
                <th scope="col">{t(`${section.of}.value`)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, label, value, sample }) => (
                <tr
                  key={name}
                  className="break-inside-avoid border-line border-b align-top last:border-b-0"
                >
                  <th scope="row" className="py-3 pr-4 text-left font-normal text-muted">
                    {label}
                  </th>
                  <td className="py-3 font-semibold first-letter:uppercase">
                    {value} <Sample of={{ sample }} className="ml-1" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </SectionShell>
  );
}
