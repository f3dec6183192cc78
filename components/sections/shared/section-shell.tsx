/**
 * What all sections share: the anchor, the ground, the width, the rhythm, and a head made of the
 * margin label, the heading and the opening. Names the section by its heading.
 */
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as Text } from '@/content/schemas/parts';

const GROUNDS = {
  primary: 'bg-primarybg',
  secondary: 'bg-secondarybg',
  grid: 'bg-primarybg drafting-grid',
} as const;

/** Where the head stands: above the content, above it in two columns, or beside it. */
const LAYOUTS = {
  stack: { body: '', head: '@container mb-7 grid:mb-10', heading: 'max-w-[22ch]', opening: 'mt-4' },
  split: {
    body: '',
    head: 'mb-7 grid *:min-w-0 gap-x-8 gap-y-4 grid:mb-10 grid:grid-cols-12',
    heading: 'max-w-[20ch]',
    opening: 'grid:col-span-5 grid:col-start-8 grid:pt-8',
  },
  side: {
    body: 'grid *:min-w-0 gap-x-8 gap-y-7 grid:grid-cols-12',
    head: '@container grid:sticky grid:top-28 grid:col-span-4 grid:self-start',
    heading: 'max-w-[16ch]',
    opening: 'mt-4',
  },
} as const;

type Props = {
  section: { id: string; label: string; heading: string; intro?: Text; paper?: false };
  ground?: keyof typeof GROUNDS;
  layout?: keyof typeof LAYOUTS;
  children: ReactNode;
};

export const headingId = (id: string) => `${id}-heading`;

export function SectionShell(props: Props) {
  const { section, ground = 'primary', layout = 'split', children } = props;
  const { id, label, heading, intro, paper } = section;
  const place = LAYOUTS[layout];
  const title = (
    <>
      <p className="label margin-label mb-3">{label}</p>
      <h2 id={headingId(id)} className={classes('text-3xl', place.heading)}>
        {heading}
      </h2>
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className={classes(
        'border-line border-t py-(--section-space)',
        GROUNDS[ground],
        paper === false && 'off-paper',
      )}
    >
      <div className={classes('wrap', place.body)}>
        <header className={place.head}>
          {layout === 'split' ? <div className="@container grid:col-span-7">{title}</div> : title}
          {intro && (
            <RichText
              text={intro}
              className={`text-muted leading-normal sm:text-lg ${place.opening}`}
            />
          )}
        </header>
        {layout === 'side' ? <div className="grid:col-span-8">{children}</div> : children}
      </div>
    </section>
  );
}
