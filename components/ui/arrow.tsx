/** A thin arrow, drawn rather than typed so that it never falls back to another font. */
import { classes } from './classes';

const PATHS = {
  right: 'M1 6h15M11.5 1.5 16 6l-4.5 4.5',
  down: 'M8.5 1v10M4 6.5 8.5 11 13 6.5',
} as const;

type Props = { direction?: keyof typeof PATHS; className?: string };

export function Arrow({ direction = 'right', className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 17 12"
      className={classes('h-3 w-[1.0625rem] shrink-0 fill-none stroke-current', className)}
    >
      <path d={PATHS[direction]} strokeWidth="1.5" />
    </svg>
  );
}
