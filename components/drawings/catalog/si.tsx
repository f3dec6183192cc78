/** System integration: what talks to what through one stream, and how much, today. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Link, Node } from '../parts/network';
import { Sheet } from '../parts/sheet';

type Service = {
  label: string;
  at: readonly [number, number];
  count: string;
  retried?: boolean;
};

const HUB = [50, 50] as const;

function services(region: Region): Service[] {
  const bank = region === 'USA' ? 'Bank, ACH' : 'Bank, NEFT';
  const tax = region === 'USA' ? 'IRS filing' : 'TRACES';
  const counts =
    region === 'USA'
      ? ['41,208', '9,614', '2,048', '18,330', '15,176', '36']
      : ['1,41,208', '29,614', '12,048', '48,330', '35,176', '36'];
  return [
    { label: 'ERP', at: [15, 12], count: counts[0] ?? '' },
    { label: 'CRM', at: [50, 12], count: counts[1] ?? '' },
    { label: bank, at: [85, 12], count: counts[2] ?? '', retried: true },
    { label: 'Identity', at: [15, 88], count: counts[3] ?? '' },
    { label: 'Reporting', at: [50, 88], count: counts[4] ?? '' },
    { label: tax, at: [85, 88], count: counts[5] ?? '' },
  ];
}

export function Si({ region, compact }: DrawingProps) {
  const totals = region === 'USA' ? '86,412' : '2,66,412';
  const shown = services(region).filter(({ at }) => !compact || at[0] !== HUB[0]);
  return (
    <Sheet
      drawing={compact ? 'C2 · SI' : 'C2 · SYSTEM MAP'}
      cells={['MESSAGES TODAY']}
      compact={compact}
    >
      <svg
        aria-hidden
        className={`block w-full overflow-visible ${compact ? 'h-full' : 'h-72 @lg:h-80'}`}
      >
        {!compact && <Link from={[15, 12]} to={[15, 88]} label="SSO" dashed />}
        {shown.map(({ label, at, count, retried }) => (
          <g key={label}>
            <Link
              from={at}
              to={HUB}
              label={count}
              labelAt={compact ? 0.5 : 0.4}
              tone={retried ? 'danger' : 'plain'}
            />
            <Node at={at} width={29} label={label} />
          </g>
        ))}
        <Node at={HUB} width={36} label="Event stream" detail="41 a second" tone="strong" />
      </svg>
      {!compact && (
        <div className="mt-5 grid grid-cols-[1.5fr_1.5fr_1fr] divide-x divide-line border-t border-line pt-3 *:px-3 *:first:pl-0">
          <Total figure={totals} label="delivered" />
          <Total figure="2" label="retried: bank closed" tone="text-danger" />
          <Total figure="0" label="lost" />
        </div>
      )}
    </Sheet>
  );
}

function Total({ figure, label, tone = '' }: { figure: string; label: string; tone?: string }) {
  return (
    <div>
      <div className={`font-display text-lg leading-tight font-bold @lg:text-xl ${tone}`}>
        {figure}
      </div>
      <div className="text-xs text-muted">{label}</div>
    </div>
  );
}
