/** The mark: an N of two meridians and the diagonal that joins them. */

type MarkProps = {
  className?: string;
  /** One colour only: the diagonal takes the colour of the uprights. */
  plain?: boolean;
};

export function Mark({ className = 'size-6', plain = false }: MarkProps) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={className}>
      <path d="M2 1h2.500v14H2zM11.5 1H14v14h-2.500z" className="fill-current" />
      <path
        d="M5 1h2.400L11 12.500V15H8.600L5 3.500z"
        className={plain ? 'fill-current' : 'fill-action'}
      />
    </svg>
  );
}
