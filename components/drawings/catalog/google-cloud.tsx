/** Google Cloud: requests step down to the tables, events step on to the reports. */
import type { DrawingProps } from '../drawing-props';
import { Link, Network, Node } from '../parts/network';
import { Sheet } from '../parts/sheet';

export function GoogleCloud({ region, compact }: DrawingProps) {
  const place = region === 'USA' ? 'US-EAST4' : 'ASIA-SOUTH1';
  const door = [20, 12] as const;
  const run = [34, 37] as const;
  const events = [60, 63] as const;
  const reports = [80, 88] as const;
  const sql = [20, 88] as const;
  const armor = [76, 12] as const;
  const services = [
    { at: door, width: 38, label: 'Cloud LB', detail: 'one address' },
    { at: armor, width: 36, label: 'Cloud Armor', detail: 'rules', tone: 'faint' },
    { at: run, width: 40, label: 'Cloud Run', detail: '0 to 40 copies', tone: 'strong' },
    { at: sql, width: 32, label: 'Cloud SQL', detail: 'HA pair' },
    { at: events, width: 32, label: 'Pub/Sub', detail: 'events' },
    { at: reports, width: 36, label: 'BigQuery', detail: 'reports' },
  ] as const;
  return (
    <Sheet drawing="E3 · GOOGLE CLOUD" cells={[place]} compact={compact}>
      <Network compact={compact} height="h-80">
        <Link from={door} to={armor} dashed />
        <Link from={door} to={[20, 37]} />
        <Link from={[20, 37]} to={sql} />
        <Link from={run} to={[60, 37]} />
        <Link from={[60, 37]} to={events} />
        <Link from={events} to={[80, 63]} />
        <Link from={[80, 63]} to={reports} />
        {services.map(({ detail, ...service }) => (
          <Node key={service.label} {...service} detail={compact ? undefined : detail} />
        ))}
      </Network>
    </Sheet>
  );
}
