/** A question that opens. Those that share a `name` open one at a time. */
import type { ReactNode } from 'react';

type Props = {
  name: string;
  id?: string;
  /** Open from the beginning. */
  isOpen?: boolean;
  summary: ReactNode;
  children: ReactNode;
};

export function Disclosure({ name, id, isOpen, summary, children }: Props) {
  return (
    <details id={id} name={name} open={isOpen} className="group/details border-line border-b">
      <summary className="flex min-h-[44px] cursor-pointer list-none items-baseline justify-between gap-6 py-5 hover:underline hover:decoration-2 hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        {summary}
        <span
          aria-hidden="true"
          className="plus text-note transition-transform duration-200 ease-draw group-open/details:rotate-45"
        />
      </summary>
      <div className="pr-10 pb-7">{children}</div>
    </details>
  );
}
