/** Cost: what the hours saved are worth, against the fee; where the lines meet, both are equal. */
import { prices, tokens } from '@/lib/site/content/brand';
import { formatPrice } from '@/lib/site/content/prices';
import type { DrawingProps } from '../drawing-props';
import { Heading, Leader } from '../parts/controls';
import { CompactSheet, Sheet } from '../parts/sheet';

/** A team of 50, five sprints of ten weeks, 39 hours a week; four fifths are development, of which 70% fall away. */
const HOURS = 50 * 5 * 10 * 39;
const DEVELOPMENT = HOURS * 0.8;
const SAVED = DEVELOPMENT * 0.7;

const MONEY = {
  USA: {
    /** What an hour may be worth: the scale, from left to right; and its top, in the same unit as the fee. */
    worth: [60, 160],
    marks: ['$60', '$160'],
    top: 10_000_000,
    /** The example of the claims ledger. */
    example: [121, '$121'],
  },
  INDIA: {
    worth: [1_100, 2_900],
    marks: ['₹1,100', '₹2,900'],
    top: 180_000_000,
    example: [2_250, '₹2,250'],
  },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export function Cost({ region, compact }: DrawingProps) {
  const { worth, marks, top, example } = MONEY[region];
  // The upper end of the fee, and the worth of an hour at which both are equal, as the page says them.
  const fee = [prices[region].code?.team ?? 0].flat().at(-1) ?? 0;
  const feeLabel = `fee ${formatPrice(fee, region)}`;
  const equal = tokens[region].get('calculation:team-of-50.earned-back:cents');
  const [low, high] = worth;
  /** Places as shares of the drawing. */
  const x = (value: number) => (value - low) / (high - low);
  const y = (amount: number) => 1 - amount / top;
  const meet = x(fee / SAVED);
  const chart = (
    <>
      <svg
        aria-hidden
        className={`block w-full overflow-visible ${compact ? 'h-40' : 'h-48 @lg:h-60'}`}
      >
        <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none">
          <path
            d={`M${meet} ${y(fee)}L1 ${y(SAVED * high)}V${y(fee)}z`}
            className="fill-secondarygradient1"
          />
          <path
            d="M0 0V1H1M.25 0V1M.5 0V1M.75 0V1M1 0V1"
            className="fill-none stroke-line [vector-effect:non-scaling-stroke]"
          />
          <path
            d={`M0 ${y(SAVED * low)}L1 ${y(SAVED * high)}`}
            className="fill-none stroke-primarytheme stroke-[3] [vector-effect:non-scaling-stroke]"
          />
          <path
            d={`M0 ${y(fee)}H1`}
            className="fill-none stroke-line-strong stroke-2 [vector-effect:non-scaling-stroke]"
          />
          <path
            d={`M${meet} ${y(fee)}V1`}
            strokeDasharray="4 3"
            className="fill-none stroke-note [vector-effect:non-scaling-stroke]"
          />
        </svg>
        <text x="2%" y={percent(y(fee) - 0.04)} className="fill-cardtext font-mono text-xs">
          {feeLabel}
        </text>
        <text
          x="98%"
          y={percent(y(SAVED * high) - 0.02)}
          textAnchor="end"
          className="fill-link font-mono text-xs"
        >
          {compact ? '' : 'hours saved'}
        </text>
        <circle cx={percent(meet)} cy={percent(y(fee))} r="6" className="fill-primarytheme" />
        <text x={percent(meet + 0.02)} y="95%" className="fill-note font-mono text-xs">
          equal at {equal}
        </text>
        <circle
          cx={percent(x(example[0]))}
          cy={percent(y(SAVED * example[0]))}
          r="4"
          className="fill-cardbg stroke-2 stroke-primarytheme"
        />
        {!compact && (
          <text
            x={percent(x(example[0]) - 0.01)}
            y={percent(y(SAVED * example[0]) - 0.05)}
            textAnchor="end"
            className="fill-cardtext font-mono text-xs"
          >
            example {example[1]}
          </text>
        )}
      </svg>
      <div className="mt-1 flex justify-between gap-2 font-mono text-muted text-xs">
        <span>{marks[0]}</span>
        <span>worth of an hour</span>
        <span>{marks[1]}</span>
      </div>
    </>
  );
  if (compact) return <CompactSheet drawing="J6 · FEE AND COST">{chart}</CompactSheet>;
  return (
    <Sheet drawing="J6 · FEE AND COST" cells={['TEAM OF 50', 'ONE YEAR']} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading>Fee against the cost of hours</Heading>
        {chart}
      </div>
      <div className="grid gap-x-8 gap-y-2 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <Leader term="Hours of the team" value={hours(HOURS)} />
        <Leader term="Development" value={hours(DEVELOPMENT)} />
        <Leader term="Saved at least" value={hours(SAVED)} />
        <div className="font-semibold">
          <Leader term="Equal at" value={`${equal} an hour`} />
        </div>
      </div>
    </Sheet>
  );
}

/** '54,600'; below a lakh both editions write it alike. */
const hours = (count: number) => count.toLocaleString('en-US');
