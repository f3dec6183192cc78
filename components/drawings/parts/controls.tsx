/** Small parts of the interfaces that the drawings show. */
import type { ReactNode } from 'react';

/** A heading in the language of the sheet, with its callout when it has one. */
export function Heading({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex min-h-5 items-center justify-between gap-2 font-mono text-xs text-muted uppercase">
      <span>{children}</span>
      {end}
    </div>
  );
}

const TAGS = {
  plain: 'border-line text-muted',
  strong: 'border-primarytheme bg-primarytheme text-theme',
  note: 'border-note text-note',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
};

export function Tag({
  children,
  tone = 'plain',
}: {
  children: ReactNode;
  tone?: keyof typeof TAGS;
}) {
  return (
    <span className={`border px-1.5 py-px font-mono text-xs whitespace-nowrap ${TAGS[tone]}`}>
      {children}
    </span>
  );
}

/** Initials in a square; `strong` for the person the drawing is about. */
export function Avatar({
  of,
  strong = false,
  large = false,
}: {
  of: string;
  strong?: boolean;
  large?: boolean;
}) {
  const size = large ? 'size-11 text-sm' : 'size-6 text-xs';
  const tone = strong
    ? 'border-primarytheme bg-primarytheme text-theme'
    : 'border-line-strong bg-cardbg text-cardtext';
  return (
    <span className={`grid shrink-0 place-items-center border font-mono ${size} ${tone}`}>
      {initials(of)}
    </span>
  );
}

/** 'Dana' of 'Dana Whitfield'. */
export const firstName = (name: string) => name.split(' ')[0] ?? '';

/** 'DW' of 'Dana Whitfield'. */
export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}

/** A measured bar: `share` from 0 to 1 of the width. */
export function Bar({ share, strong = false }: { share: number; strong?: boolean }) {
  return (
    <svg aria-hidden className="block h-1.5 w-full">
      <rect width="100%" height="6" className="fill-line" />
      <rect
        width={`${share * 100}%`}
        height="6"
        className={strong ? 'fill-primarytheme' : 'fill-line-strong'}
      />
    </svg>
  );
}

/** Term and value, joined by a dotted leader. */
export function Leader({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <span>{term}</span>
      <span className="min-w-3 grow border-b border-dotted border-muted" />
      <span className="font-mono text-xs">{value}</span>
    </div>
  );
}

/** Terms with their values, in the order in which they are written: `{ 'Held since': '15:10' }`. */
export function Leaders({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(of).map(([term, value]) => <Leader key={term} term={term} value={value} />);
}
