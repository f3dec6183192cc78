/** The small square in front of a line of a checklist. A drawing, not a control. */
const MARKS = {
  empty: '',
  minus: 'M4 8h8',
  tick: 'M3.5 8.5 7 12l6-8',
} as const;

type Props = { mark: keyof typeof MARKS; className?: string };

export function CheckboxMark({ mark, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 fill-none stroke-current ${className}`}
    >
      <path d="M.5.5h15v15H.5z" />
      <path d={MARKS[mark]} strokeWidth="1.75" />
    </svg>
  );
}
