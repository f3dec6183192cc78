/** Why to decide for it: large numbers, and for each reason the wall at which it ends. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'big-reasons'> };

export function BigReasons({ section }: Props) {
  const t = useTranslations('sections.bigReasons');
  return (
    <SectionShell section={section} ground="secondary">
      <ol className="big-reasons">
        {section.items.map(({ title, text, limit }) => (
          <li key={title} className="big-reason">
            <div className="reach">
              <h3 className="max-w-[26ch] text-2xl">{title}</h3>
              <RichText text={text} className="mt-3 text-muted" />
            </div>
            <div className="wall">
              <p className="label text-note">{t('limit')}</p>
              <RichText text={limit} className="mt-1.5 text-sm" />
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
