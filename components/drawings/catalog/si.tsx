/** System integration: what talks to what through one stream, and how much, today. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Link, Network, Node } from '../parts/network';
import { Sheet } from '../parts/sheet';

const HUB = [50, 50] as const;

type System = { at: readonly [number, number]; tone?: 'danger' } & Record<
  Region,
  readonly [name: string, messagesToday: string]
>;

const SYSTEMS: readonly System[] = [
  { at: [15, 12], USA: ['ERP', '41,208'], INDIA: ['ERP', '1,41,208'] },
  { at: [50, 12], USA: ['CRM', '9,614'], INDIA: ['CRM', '29,614'] },
  { at: [85, 12], USA: ['Bank, ACH', '2,048'], INDIA: ['Bank, NEFT', '12,048'], tone: 'danger' },
  { at: [15, 88], USA: ['Identity', '18,330'], INDIA: ['Identity', '48,330'] },
  { at: [50, 88], USA: ['Reporting', '15,176'], INDIA: ['Reporting', '35,176'] },
  { at: [85, 88], USA: ['IRS filing', '36'], INDIA: ['TRACES', '36'] },
];
const TOTAL = { USA: '86,412', INDIA: '2,66,412' };

export function Si({ region, compact }: DrawingProps) {
  const shown = SYSTEMS.filter(({ at }) => !compact || at[0] !== HUB[0]);
  return (
    <Sheet
      drawing={compact ? 'C2 · SI' : 'C2 · SYSTEM MAP'}
      cells={['MESSAGES TODAY']}
      compact={compact}
    >
      <Network compact={compact} height="h-72 @lg:h-80">
        {!compact && <Link from={[15, 12]} to={[15, 88]} label="SSO" dashed />}
        {shown.map(({ at, tone, [region]: [label, count] }) => (
          <g key={label}>
            <Link from={at} to={HUB} label={count} labelAt={compact ? 0.5 : 0.4} tone={tone} />
            <Node at={at} width={29} label={label} />
          </g>
        ))}
        <Node at={HUB} width={36} label="Event stream" detail="41 a second" tone="strong" />
      </Network>
      {!compact && (
        <div className="mt-5 grid grid-cols-[1.5fr_1.5fr_1fr] divide-x divide-line border-t border-line pt-3 *:px-3 *:first:pl-0">
          <Total figure={TOTAL[region]} label="delivered" />
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
