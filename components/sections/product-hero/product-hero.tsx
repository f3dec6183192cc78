/** The head of a product page: the product at work, large, with its facts as a title block. */
import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/drawing';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { brochurePath } from '@/lib/site/content/brochure-paths';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLinks } from '../shared/action-link';
import { headingId } from '../shared/section-shell';

/** Facts beside each other on a middling screen; on a wide one all of them are. */
const COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2',
};

type Props = { section: SectionOf<'product-hero'> };

export function ProductHero({ section }: Props) {
  const { id, label, code, expansion, heading, text, drawing, primary, secondary, facts } = section;
  const t = useTranslations('brochure');
  return (
    <section id={id} aria-labelledby={headingId(id)} className="drafting-grid bg-primarybg">
      <div className="wrap grid *:min-w-0 gap-x-8 gap-y-6 py-8 grid:grid-cols-12 grid:grid-rows-[auto_1fr] grid:py-12">
        <div className="@container grid:col-span-5 grid:col-start-8">
          <p className="label mb-4">{label}</p>
          <h1 id={headingId(id)} className="text-4xl">
            {heading}
          </h1>
        </div>
        <div className="grid:col-span-7 grid:col-start-1 grid:row-span-2 grid:row-start-1 grid:self-center">
          <Drawing drawing={drawing} />
        </div>
        <div className="grid:col-span-5 grid:col-start-8">
          <RichText text={text} className="text-lg text-muted" />
          <ActionLinks primary={primary} secondary={secondary} className="mt-7" />
          <p className="mt-5">
            <ButtonLink href={brochurePath(code, drawing.region)} download variant="quiet">
              {t('download')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="border-line-strong border-y bg-secondarybg">
        <div className="wrap flex flex-col grid:flex-row">
          <p className="border-line py-4 max-grid:border-b grid:w-72 grid:shrink-0 grid:border-r grid:pr-5">
            <span className="block font-bold font-display text-3xl">{code}</span>
            <span className="label mt-1.5 block">{expansion}</span>
          </p>
          <dl
            className={`grid flex-1 ${COLUMNS[facts.length]} grid:auto-cols-fr grid:grid-flow-col grid:grid-cols-none`}
          >
            {facts.map(({ term, value }) => (
              <div
                key={term}
                className="border-line py-4 max-grid:border-b grid:border-r grid:px-5 grid:last:border-r-0"
              >
                <dt className="label">{term}</dt>
                <dd className="mt-1 font-semibold leading-snug">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
