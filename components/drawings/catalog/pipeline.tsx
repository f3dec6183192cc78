/** The way of a change: specification, review, generate, test, deploy. */
import type { DrawingProps } from '../drawing-props';
import { CompactSheet, Sheet } from '../parts/sheet';

type Step = {
  name: string;
  symbol: string;
  mark?: string;
  fact: string;
  detail: string;
  strong?: boolean;
};

/** Symbols are drawn in a square of 48. */
const STEPS: Step[] = [
  {
    name: 'Specification',
    symbol: 'M10 5h20l8 8v30H10zM30 5v8h8M16 21h16M16 28h16M16 35h9',
    fact: 'REQ-118',
    detail: '12 rules, in words',
  },
  {
    name: 'Review',
    symbol: 'M24 4 44 24 24 44 4 24z',
    mark: 'm16 24 6 6 11-12',
    fact: '2 of 2 signed',
    detail: 'HR and a developer',
    strong: true,
  },
  {
    name: 'Generate',
    symbol: 'M24 5 43 15 24 25 5 15zM5 24l19 10 19-10M5 33l19 10 19-10',
    fact: '41 files',
    detail: 'code, scripts, tables',
  },
  {
    name: 'Test',
    symbol: 'M5 5h38v38H5zM5 17.700h38M5 30.300h38M17.7 5v38M30.3 5v38',
    fact: '412 passed',
    detail: '0 failed, 0 skipped',
  },
  {
    name: 'Deploy',
    symbol: 'M5 30v13h38V30M24 34V6M13 17 24 6l11 11',
    fact: 'v1.8.2',
    detail: 'live at 09:14',
  },
];

export function Pipeline({ compact }: DrawingProps) {
  if (compact)
    return (
      <CompactSheet drawing="A3 · PIPELINE">
        <div className="relative flex h-full flex-col justify-between before:absolute before:inset-y-3 before:left-3.5 before:border-l before:border-line-strong">
          {STEPS.map((step) => (
            <div key={step.name} className="relative flex items-center gap-3">
              <Glyph {...step} size="size-6" />
              <span className="grow font-semibold">{step.name}</span>
              <span className="font-mono text-xs text-muted">{step.fact}</span>
            </div>
          ))}
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="A3 · PIPELINE" cells={['CR-118', 'REV 2026.11']}>
      <div className="relative grid gap-2 before:absolute before:inset-y-4 before:left-4 before:border-l before:border-line-strong @xl:grid-cols-5 @xl:gap-3 @xl:before:inset-x-[10%] @xl:before:top-6 @xl:before:left-[10%] @xl:before:bottom-auto @xl:before:border-t @xl:before:border-l-0">
        {STEPS.map((step) => (
          <div
            key={step.name}
            className="relative flex items-center gap-3 @xl:flex-col @xl:text-center"
          >
            <Glyph {...step} size="size-7 @xl:size-10" />
            <div className="grow @max-xl:grid @max-xl:grid-cols-[1.1fr_1fr] @max-xl:gap-x-3 @max-xl:items-center">
              <div className="row-span-2 font-display text-base leading-tight font-bold">
                {step.name}
              </div>
              <div className="font-mono text-xs">{step.fact}</div>
              <div className="text-xs text-muted">{step.detail}</div>
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 border-t border-line pt-3 font-mono text-xs text-note">
        ↺ a red test goes back to the specification, not to a hotfix
      </div>
    </Sheet>
  );
}

type GlyphProps = { symbol: string; mark?: string; strong?: boolean; size?: string };

function Glyph({ symbol, mark, strong, size = 'size-10' }: GlyphProps) {
  return (
    <span className="shrink-0 bg-cardbg p-0.5">
      <svg
        aria-hidden
        viewBox="0 0 48 48"
        className={`${size} stroke-[1.5] ${strong ? 'fill-primarytheme stroke-theme' : 'fill-cardbg stroke-line-strong'}`}
      >
        <path d={symbol} />
        {mark && <path d={mark} className="fill-none" />}
      </svg>
    </span>
  );
}
