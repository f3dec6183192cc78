/** What is needed, line by line, and in a bracket the parts that answer it together. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'comprehensive-solutions'> };

export function ComprehensiveSolutions({ section }: Props) {
  const t = useTranslations('sections.comprehensiveSolutions');
  return (
    <SectionShell section={section}>
      <ul className="border-line-strong border-y">
        {section.rows.map(({ need, text, parts, link }) => (
          <li
            key={need}
            className="grid items-center gap-x-8 gap-y-5 border-line py-6 not-first:border-t sm:grid-cols-[7fr_5fr] grid:py-8"
          >
            <div>
              <h3 className="text-xl leading-snug">{need}</h3>
              <RichText text={text} className="mt-1.5 text-muted" />
              {link && (
                <p>
                  <ActionLink link={link} about={need} />
                </p>
              )}
            </div>
            <ul aria-label={t('parts')} className="bracket">
              {parts.map((part) => (
                <li key={part} className="py-1 font-display font-bold text-lg leading-snug">
                  {part}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
