/**
 * A long list, three cards at a time: a scale on which the shown ones are marked, the position in
 * words, and two buttons. Without scripts it is the whole list.
 */
import type { ReactNode } from 'react';
import { classes } from './classes';
import { TurnButton } from './turn-button';

/** Specification, section 9: card page size. */
const PAGE_SIZE = 3;

export type PagerStrings = {
  back: string;
  next: string;
  backName: string;
  nextName: string;
  /** 'Cards 4–6 of 10'; both numbers count from 1. */
  position: (first: number, last: number) => string;
};

const WHEN = { always: '', 'narrow-only': 'pager-narrow' } as const;

type Item = { key: string; id?: string; className?: string; content: ReactNode };
type Props = {
  id: string;
  items: Item[];
  strings: PagerStrings;
  className?: string;
  /** Below 600 px only, for lists that have room beside each other. */
  when?: keyof typeof WHEN;
};

export function Pager({ id, items, strings, className, when = 'always' }: Props) {
  const total = items.length;
  const position = (start: number) =>
    strings.position(start + 1, Math.min(start + PAGE_SIZE, total));
  return (
    <div className={classes('pager', WHEN[when])}>
      {total > PAGE_SIZE && (
        <div className="pager-bar js-only">
          <p role="status" className="label" data-position-of={id}>
            {position(0)}
          </p>
          <TurnButton list={id} by={-1} name={strings.backName}>
            {strings.back}
          </TurnButton>
          <TurnButton list={id} by={1} name={strings.nextName}>
            {strings.next}
          </TurnButton>
          <Scale total={total} />
        </div>
      )}
      <ol id={id} data-paged={PAGE_SIZE} className={classes('pager-list', className)}>
        {items.map(({ key, content, ...item }, index) => (
          <li
            key={key}
            {...item}
            data-shown={index < PAGE_SIZE ? '' : undefined}
            data-position={index % PAGE_SIZE === 0 ? position(index) : undefined}
          >
            {content}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A scale with a mark between any two cards. The bar above the shown ones moves along it. */
function Scale({ total }: { total: number }) {
  const marks = Array.from({ length: total + 1 }, (_, index) => `M${index} 0v1`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="pager-scale"
    >
      <path d={`M0 1h${total}${marks}`} />
      <rect width={PAGE_SIZE} height="1" className="pager-mark" />
    </svg>
  );
}
