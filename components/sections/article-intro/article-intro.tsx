/** The head of an article: its h1, perhaps a drawing, and in the corner the title block with role and date. */
import { useFormatter, useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { Sample } from '../shared/sample';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'article-intro'> };

/** Without a drawing the title has the whole width, and the opening stands beside the block. */
const PLACES = {
  plain: {
    title: 'pt-10 grid:col-span-12 grid:pt-20',
    heading: 'max-w-[22ch]',
    intro: 'grid:col-span-6 grid:pb-14',
    block: 'grid:self-end',
  },
  drawn: {
    title: 'pt-8 grid:col-span-7 grid:pt-14',
    heading: '',
    intro: 'grid:col-span-6 grid:pb-14',
    block: 'grid:row-span-2 grid:row-start-1 grid:pt-10',
  },
};

export function ArticleIntro({ section }: Props) {
  const t = useTranslations('sections');
  const format = useFormatter();
  const { id, label, heading, intro, author, published, drawing } = section;
  const place = PLACES[drawing ? 'drawn' : 'plain'];
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className="border-line-strong border-b bg-secondarybg"
    >
      <div className="wrap grid *:min-w-0 gap-x-8 gap-y-6 grid:grid-cols-12 grid:grid-rows-[auto_1fr]">
        <div className={`@container ${place.title}`}>
          <p className="label margin-label mb-5">
            {label} <Sample of={section} />
          </p>
          <h1 id={headingId(id)} className={`text-4xl ${place.heading}`}>
            {heading}
          </h1>
        </div>
        {intro && <RichText text={intro} className={`text-xl leading-snug ${place.intro}`} />}
        <div
          className={`flex flex-col justify-end sm:max-grid:gap-6 grid:col-span-5 grid:col-start-8 ${place.block}`}
        >
          {drawing && <Drawing drawing={drawing} />}
          {/* Below each other where a large font leaves no room for a long word. */}
          <dl className="-mt-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-px border-line-strong border-x border-t bg-line text-cardtext">
            <div className="bg-cardbg p-4">
              <dt className="label">{t('articleIntro.author')}</dt>
              <dd className="mt-1 font-semibold leading-snug">{author}</dd>
            </div>
            <div className="bg-cardbg p-4">
              <dt className="label">{t('articleIntro.published')}</dt>
              <dd className="mt-1 font-semibold leading-snug">
                <time dateTime={published}>
                  {format.dateTime(new Date(published), { dateStyle: 'long', timeZone: 'UTC' })}
                </time>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
