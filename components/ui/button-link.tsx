/** A link that looks like a button, or, in its quiet form, like a line with an arrow. */
import type { ComponentProps } from 'react';
import { Arrow } from './arrow';
import { classes } from './classes';

const BOX = 'border px-5 font-semibold hover:underline decoration-2 underline-offset-4';
const VARIANTS = {
  primary: `${BOX} border-action bg-action text-on-action`,
  secondary: `${BOX} border-outline text-ink hover:bg-hover`,
  /** For the strong ground of a closing call. */
  inverse: `${BOX} border-on-action bg-on-action text-action focus-visible:outline-on-action`,
  'inverse-outline': `${BOX} border-on-action text-on-action focus-visible:outline-on-action`,
  quiet:
    'group/quiet gap-3 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2',
} as const;

type Props = ComponentProps<'a'> & { href: string; variant?: keyof typeof VARIANTS };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: Props) {
  return (
    <a
      className={classes(
        'inline-flex min-h-[44px] items-center rounded-sheet py-2 leading-tight',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    >
      {children}
      {variant === 'quiet' && (
        <Arrow className="transition-transform duration-200 ease-draw group-hover/quiet:translate-x-1.5" />
      )}
    </a>
  );
}
