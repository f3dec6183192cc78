/** What a draftsman adds around a drawing: dimensions, margin notes, numbered callouts. */
import type { ReactNode } from 'react';

/** A measured arrow over the full width, its label in the gap. */
export function Dimension({ label }: { label: string }) {
  return (
    <div className="flex items-center gap-2 font-mono text-xs text-note">
      <Arm />
      <span className="min-w-0 text-center">{label}</span>
      <Arm flip="-scale-x-100" />
    </div>
  );
}

/** Half a dimension line, its arrowhead at the left end unless flipped. */
function Arm({ flip = '' }: { flip?: string }) {
  return (
    <svg aria-hidden className={`h-2 w-0 min-w-3 grow fill-none stroke-current ${flip}`}>
      <path d="M.5 0v8m6-7-6 3 6 3" />
      <line x1="0" x2="100%" y1="4" y2="4" />
    </svg>
  );
}

/** A remark in the margin; the arrow points back at what it is about. */
export function MarginNote({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={`flex gap-1.5 font-mono text-xs text-note ${className}`}>
      <span>←</span>
      <span>{children}</span>
    </span>
  );
}

/** The one thing to know about a drawing, ruled at its left. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className="border-note border-l-2 pl-2 font-mono text-note text-xs">{children}</p>;
}

/** The number that a product page refers to. */
export function Callout({ n }: { n: number }) {
  return (
    <span className="inline-grid size-[1.75em] shrink-0 place-items-center rounded-full border border-note bg-cardbg align-middle font-mono text-xs leading-none font-normal text-note">
      {n}
    </span>
  );
}
