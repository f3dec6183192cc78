/** What we undertake, as the clauses of a paper; each is signed by the role that answers for it. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'we-care'> };

export function WeCare({ section }: Props) {
  const t = useTranslations('sections.weCare');
  return (
    <SectionShell section={section} layout="side">
      <ol className="counted border border-line-strong bg-cardbg px-5 text-cardtext sm:px-8">
        {section.items.map(({ title, text, who }) => (
          <li
            key={title}
            className="count count-hung border-line py-6 not-first:border-t pl-9 sm:py-8 sm:pl-12"
          >
            <h3 className="text-xl">{title}</h3>
            <RichText text={text} className="mt-2 text-muted" />
            <p className="mt-7 ml-auto w-full sm:w-3/5">
              <span className="flex gap-3 border-line-strong border-b pb-1.5 font-display font-bold text-lg leading-tight">
                <span aria-hidden="true" className="font-mono font-normal text-note">
                  ×
                </span>
                {who}
              </span>
              <span className="label mt-1.5 block">{t('answers')}</span>
            </p>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
