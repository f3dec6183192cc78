/** Stands where a portrait will hang: initials, constructed like lettering on a drawing. */

type MonogramProps = { initials: string; label: string; className?: string };

export function Monogram({ initials, label, className = 'size-24' }: MonogramProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 96 96"
      className={`border border-line-strong bg-cardbg fill-none stroke-line ${className}`}
    >
      <path d="M0 32h96M0 64h96M32 0v96M64 0v96M0 0l96 96M96 0 0 96" />
      <circle cx="48" cy="48" r="40" className="stroke-note" strokeDasharray="2 3" />
      <path d="M48 4v8M48 84v8M4 48h8M84 48h8" className="stroke-note" />
      <text
        x="48"
        y="48"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-cardtext stroke-none font-display text-[28px] font-bold"
      >
        {initials}
      </text>
      <path d="M16 64h64" className="stroke-primarytheme stroke-2" />
    </svg>
  );
}
