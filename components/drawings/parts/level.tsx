/** A measured value on a scale with its limit: a temperature, a load, hours, a score, a level in a tank. */
import { FILL, type Tone } from './tones';

type Props = {
  name: string;
  /** As it is read: '3.8 °C'. */
  value: string;
  /** How much of the scale it takes, 0 to 1. */
  share: number;
  /** Where the limit stands, 0 to 1. */
  limit?: number;
  tone?: Tone;
};

export function Level({ name, value, share, limit, tone = 'plain' }: Props) {
  return (
    <div>
      <div className="flex justify-between gap-2">
        <span className="truncate">{name}</span>
        <span
          className={`shrink-0 font-mono text-xs ${tone === 'danger' ? 'text-danger' : tone === 'note' ? 'text-note' : ''}`}
        >
          {value}
        </span>
      </div>
      <svg aria-hidden className="mt-1 block h-2.5 w-full" overflow="visible">
        <rect y="2" width="100%" height="6" className="fill-line" />
        <rect y="2" width={`${share * 100}%`} height="6" className={FILL[tone]} />
        {limit !== undefined && (
          <line
            x1={`${limit * 100}%`}
            x2={`${limit * 100}%`}
            y2="10"
            strokeWidth="2"
            className="stroke-note"
          />
        )}
      </svg>
    </div>
  );
}
