/** The head of an inner page: its h1 on the drafting grid, what to do first, perhaps a drawing and facts. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLinks } from '../shared/action-link';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'page-intro'> };

/** The text stands beside the heading, where there is room. */
const BESIDE = { title: 'grid:col-span-8', heading: 'max-w-[18ch]', text: 'grid:col-span-4' };
const PLACES = {
  plain: { wrap: 'py-12 grid:items-end grid:pt-24 grid:pb-16', ...BESIDE },
  low: { wrap: 'py-6 grid:items-end grid:pt-10 grid:pb-8', ...BESIDE },
  drawn: {
    wrap: 'py-8 grid:grid-rows-[auto_1fr] grid:py-12',
    title: 'grid:col-span-5',
    heading: '',
    text: 'grid:col-span-5',
  },
};

/** Facts beside each other on a middling screen; on a wide one all of them are. */
const COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 grid:grid-cols-4',
};

export function PageIntro({ section }: Props) {
  const { id, label, heading, intro, drawing, facts, low, primary, secondary } = section;
  const place = PLACES[drawing ? 'drawn' : low ? 'low' : 'plain'];
  return (
    <section id={id} aria-labelledby={headingId(id)} className="drafting-grid bg-primarybg">
      <div className={`wrap grid *:min-w-0 gap-x-8 gap-y-6 grid:grid-cols-12 ${place.wrap}`}>
        <div className={`@container ${place.title}`}>
          <p className="label margin-label mb-5">{label}</p>
          <h1 id={headingId(id)} className={`text-4xl ${place.heading}`}>
            {heading}
          </h1>
        </div>
        {drawing && (
          <div className="grid:col-span-7 grid:col-start-6 grid:row-span-2 grid:row-start-1 grid:self-center">
            <Drawing drawing={drawing} />
          </div>
        )}
        <div className={place.text}>
          {intro && <RichText text={intro} className="text-lg text-muted" />}
          <ActionLinks primary={primary} secondary={secondary} className="mt-6" />
        </div>
      </div>
      {facts && (
        <div className="border-line-strong border-y bg-secondarybg">
          <div className="wrap">
            <dl className={`hairline-cells grid ${COLUMNS[facts.length]}`}>
              {facts.map(({ term, value }) => (
                <div key={term} className="py-4">
                  <dt className="label">{term}</dt>
                  <dd className="mt-1 font-semibold leading-snug">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </section>
  );
}
