/** Non-profit: one person's hours divided among three grants, and what is left of each grant. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import { FILL, type Tone } from '../parts/tones';

type Grant = { name: string; hours: number; pay: string; spent: string; share: number };

/** USA: 40 h at $31.00. INDIA: ₹38,000 for 208 h. Grants as on November 22. */
const BOOKS = {
  USA: {
    span: 'WEEK 47',
    /** Hours of the span, and what they are paid. */
    total: '40 h, $1,240',
    grants: [
      { name: 'Youth', hours: 18, pay: '$558', spent: '$171,000 of $190,000', share: 0.9 },
      { name: 'Food', hours: 12, pay: '$372', spent: '$61,200 of $102,000', share: 0.6 },
      { name: 'General', hours: 10, pay: '$310', spent: '$264,000 of $300,000', share: 0.88 },
    ],
    /** How much of the grants' year is over, 0 to 1. */
    elapsed: 0.89,
    behind: 'Food: $40,800 left, ends in 39 days',
  },
  INDIA: {
    span: 'OCT 2026',
    total: '208 h, ₹38,000',
    grants: [
      { name: 'Hostel', hours: 104, pay: '₹19,000', spent: '₹27.3 of 42 lakh', share: 0.65 },
      { name: 'Library', hours: 52, pay: '₹9,500', spent: '₹7.2 of 18 lakh', share: 0.4 },
      { name: 'State', hours: 52, pay: '₹9,500', spent: '₹5.9 of 9 lakh', share: 0.66 },
    ],
    elapsed: 0.65,
    behind: 'Library: ₹10.8 lakh left, to 31 March',
  },
} as const;

const TONES: readonly Tone[] = ['strong', 'soft', 'plain'];
const TEXTS = ['', 'text-center', 'text-right'];

export function NonProfit({ region, compact }: DrawingProps) {
  const { span, total, grants, elapsed, behind } = BOOKS[region];
  const levels = grants.map(({ name, spent, share }, index) => (
    <Level
      key={name}
      name={name}
      value={spent}
      share={share}
      limit={elapsed}
      tone={index === 1 ? 'note' : 'plain'}
    />
  ));
  if (compact)
    return (
      <CompactSheet drawing="G18 · GRANTS">
        <div className="flex h-full flex-col justify-between">{levels}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G18 · GRANTS" cells={['FUND 100–300', span]} flush>
      <div className="space-y-3 p-4 @lg:p-6">
        <Heading end={total}>{SAMPLES[region].colleagues[0]}</Heading>
        <Division grants={grants} />
        <div className="grid grid-cols-3 font-mono text-xs">
          {grants.map(({ name, hours, pay }, index) => (
            <span key={name} className={TEXTS[index]}>
              {name}
              <br />
              {hours} h, {pay}
            </span>
          ))}
        </div>
      </div>
      <div className="space-y-3 border-line border-t p-4 @lg:p-6">
        <Heading end="line: year gone">Spent</Heading>
        {levels}
        <Remark>{behind}</Remark>
      </div>
    </Sheet>
  );
}

/** All hours as one bar, each grant its part. */
function Division({ grants }: { grants: readonly Grant[] }) {
  const all = grants.reduce((sum, { hours }) => sum + hours, 0);
  let from = 0;
  return (
    <svg aria-hidden className="block h-9 w-full">
      {grants.map(({ name, hours }, index) => {
        const x = from;
        from += hours;
        return (
          <rect
            key={name}
            x={`${(x / all) * 100}%`}
            width={`${(hours / all) * 100 - 0.6}%`}
            height="100%"
            className={FILL[TONES[index] ?? 'plain']}
          />
        );
      })}
    </svg>
  );
}
