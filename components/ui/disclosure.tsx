/** A line that opens. Those that share a `name` open one at a time. */
import type { ReactNode } from 'react';
import { classes } from './classes';

type Props = {
  name: string;
  id?: string;
  /** Open from the beginning. */
  isOpen?: boolean;
  /** For many short lines below each other. */
  isDense?: boolean;
  summary: ReactNode;
  children: ReactNode;
};

export function Disclosure({ name, id, isOpen, isDense, summary, children }: Props) {
  return (
    <details id={id} name={name} open={isOpen} className="border-line border-b">
      <summary className={classes('opener', isDense && 'opener-dense')}>{summary}</summary>
      <div className={isDense ? 'pr-8 pb-4' : 'pr-10 pb-7'}>{children}</div>
    </details>
  );
}
