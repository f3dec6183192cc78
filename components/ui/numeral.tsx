/**
 * A large figure with its label. The mark of its footnote comes from `note`, the text beside the
 * figure from `children`.
 */
import type { ReactNode } from 'react';
import { classes } from './classes';

const SIZES = {
  medium: { short: 'numeral-medium whitespace-nowrap', long: 'text-2xl' },
  huge: { short: 'numeral-huge whitespace-nowrap', long: 'numeral-large' },
} as const;
/** More characters than this would not fit beside each other in four columns. */
const LONG = 7;

type Props = {
  figure: string;
  size?: keyof typeof SIZES;
  /** A share such as '89%' counts up when what holds it and `data-unseen` comes into view. */
  countsUp?: boolean;
  note?: { number: number; label: string };
  className?: string;
  children?: ReactNode;
};

export function Numeral({ figure, size = 'medium', countsUp, note, className, children }: Props) {
  const length = figure.length > LONG ? 'long' : 'short';
  return (
    <div className={className}>
      <p className="flex items-start font-bold font-display leading-none tracking-tight">
        <span className={classes(SIZES[size][length], countsUp && 'numeral-share')}>{figure}</span>
        {note && (
          <sup className="note mt-3">
            <a href={`#note-${note.number}`} aria-label={note.label}>
              {note.number}
            </a>
          </sup>
        )}
      </p>
      {children}
    </div>
  );
}
