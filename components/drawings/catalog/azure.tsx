/** Azure: hub and spokes; everything passes the firewall in the middle. */
import type { DrawingProps } from '../drawing-props';
import { Link, Network, Node } from '../parts/network';
import { Sheet } from '../parts/sheet';

const HUB = [50, 50] as const;
const SPOKES = [
  { label: 'Front Door', detail: 'WAF, TLS', at: [19, 14] },
  { label: 'Entra ID', detail: 'single sign-on', at: [81, 14] },
  { label: 'App spoke', detail: 'AKS, 3 nodes', at: [19, 86] },
  { label: 'Data spoke', detail: 'Azure SQL', at: [81, 86] },
] as const;

export function Azure({ region, compact }: DrawingProps) {
  const place = region === 'USA' ? 'EAST US 2' : 'CENTRAL INDIA';
  return (
    <Sheet drawing="E2 · AZURE" cells={[place]} compact={compact}>
      <Network compact={compact} height="h-80">
        {SPOKES.map(({ label, detail, at }) => (
          <g key={label}>
            <Link from={at} to={HUB} dashed={label === 'Entra ID'} />
            <Node at={at} width={36} label={label} detail={detail} />
          </g>
        ))}
        <svg aria-hidden x="50%" y="50%" overflow="visible">
          <circle r={compact ? 42 : 54} className="fill-cardbg stroke-line" />
          <circle r={compact ? 36 : 46} className="fill-primarytheme" />
          <text y="-2" textAnchor="middle" className="fill-theme text-sm font-semibold">
            Hub VNet
          </text>
          <text y="14" textAnchor="middle" className="fill-theme font-mono text-xs">
            Firewall
          </text>
        </svg>
      </Network>
    </Sheet>
  );
}
