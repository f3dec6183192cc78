/** The mark: an N of two meridians and the diagonal that joins them. */

type MarkProps = {
  className?: string;
  /** One colour only: the diagonal takes the colour of the uprights. */
  plain?: boolean;
};

export function Mark({ className = 'size-6', plain = false }: MarkProps) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={className}>
      <path d="M1.500 1h2.800v14H1.500zM11.700 1h2.800v14h-2.800z" className="fill-current" />
      <path
        d="M1.500 1h3.300l9.700 14h-3.300z"
        className={plain ? 'fill-current' : 'fill-primarytheme'}
      />
    </svg>
  );
}
