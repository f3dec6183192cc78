/** The tones of the kit: one strong thing a drawing, `note` for what is remarked, `danger` for what is wrong. */
export type Tone = 'plain' | 'soft' | 'strong' | 'note' | 'danger' | 'faint';

/** Grounds and letters of cells and bars in HTML. */
export const CELL: Record<Tone, string> = {
  plain: 'border border-line-strong bg-cardbg',
  soft: 'bg-secondarygradient1 text-cardtext',
  strong: 'bg-primarytheme text-theme',
  note: 'border border-dashed border-note text-note',
  danger: 'border border-danger text-danger',
  faint: 'text-muted',
};

/** Fills of bars in SVG. */
export const FILL: Record<Tone, string> = {
  plain: 'fill-line-strong',
  soft: 'fill-secondarygradient1',
  strong: 'fill-primarytheme',
  note: 'fill-note',
  danger: 'fill-danger',
  faint: 'fill-line',
};
