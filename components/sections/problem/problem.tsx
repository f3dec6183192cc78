/** What hurts today: a large statement, and the signs by which a reader recognises it. */
import { useTranslations } from 'next-intl';
import { CheckboxMark } from '@/components/ui/checkbox-mark';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'problem'> };

export function Problem({ section }: Props) {
  const t = useTranslations('sections');
  const { id, label, heading, intro, paragraphs, signs } = section;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="bg-primarybg py-(--section-space)">
      <div className="wrap grid *:min-w-0 gap-x-8 gap-y-7 grid:grid-cols-12">
        <header className="@container grid:col-span-12">
          <p className="label margin-label mb-4">{label}</p>
          <h2 id={headingId(id)} className="max-w-[24ch] text-4xl">
            {heading}
          </h2>
        </header>
        <div className="grid:col-span-6">
          {intro && <RichText text={intro} className="mb-5 text-xl leading-snug" />}
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph.html} text={paragraph} className="mb-5 text-muted last:mb-0" />
          ))}
        </div>
        <div className="grid:col-span-5 grid:col-start-8">
          <h3 className="label font-medium border-line-strong border-b pb-3">{t('signs')}</h3>
          <ul>
            {signs.map((sign) => (
              <li key={sign.html} className="flex gap-4 border-line border-b py-3">
                <CheckboxMark mark="tick" className="mt-1 text-note" />
                <RichText text={sign} as="span" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
