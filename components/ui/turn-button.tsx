/** Turns a list one page back or on. components/islands/paging.tsx listens for `data-turn`. */
import { Button } from './button';

type Props = {
  /** The id of the list. */
  list: string;
  by: -1 | 1;
  /** The whole name: 'Next cards'. */
  name: string;
  children: string;
};

export function TurnButton({ list, by, name, children }: Props) {
  return (
    <Button
      variant="tool"
      aria-label={name}
      aria-controls={list}
      // At the first page there is no way back. A disabled button would lose the focus.
      aria-disabled={by < 0}
      data-turn={by}
    >
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 12"
        className="h-3 w-6 shrink-0 fill-none stroke-current"
      >
        <path d="M1 1v10M1 6h21M17.5 1.5 22 6l-4.5 4.5" strokeWidth="1.5" />
      </svg>
    </Button>
  );
}
