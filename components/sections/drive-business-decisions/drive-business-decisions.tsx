/** Questions that a manager asks, each a sheet with its answer and, in the title block, its source. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'drive-business-decisions'> };

export function DriveBusinessDecisions({ section }: Props) {
  const t = useTranslations('sections.driveBusinessDecisions');
  return (
    <SectionShell section={section} ground="grid">
      <ul className="sheets grid gap-4 grid:grid-cols-12 grid:gap-6">
        {section.items.map(({ question, answer, source }) => (
          <li
            key={question}
            className="flex flex-col border border-line-strong bg-cardbg text-cardtext"
          >
            <div className="sheet-body grow p-5 grid:p-7">
              <h3 className="text-xl sm:text-2xl">{question}</h3>
              <RichText text={answer} className="text-muted" />
            </div>
            <p className="label grid grid-cols-[auto_minmax(0,1fr)] border-line-strong border-t">
              <span className="border-line-strong border-r px-5 py-2.5 grid:px-7">
                {t('source')}
              </span>
              <span className="px-4 py-2.5 text-cardtext">{source}</span>
            </p>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
