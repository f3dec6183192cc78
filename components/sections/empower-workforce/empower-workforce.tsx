/** Each person on the line between the work done until now, softly, and the work from now on. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'empower-workforce'> };

export function EmpowerWorkforce({ section }: Props) {
  const t = useTranslations('sections.empowerWorkforce');
  return (
    <SectionShell section={section}>
      <ul className="seam border-line-strong border-y">
        {section.items.map(({ who, does, instead }) => (
          <li key={who} className="seam-row">
            <h3 className="seam-name text-xl leading-tight">{who}</h3>
            <dl className="contents">
              <div className="seam-before">
                <dt className="seam-term label">{t('before')}</dt>
                <RichText as="dd" text={instead} className="text-muted leading-normal" />
              </div>
              <div className="seam-after">
                <dt className="seam-term label">{t('after')}</dt>
                <RichText as="dd" text={does} className="text-lg leading-snug sm:text-xl" />
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
