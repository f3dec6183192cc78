/** Legal: a conflict that runs over the owner of the other side, and what may be done about it. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { Heading, Leader, Tag } from '../parts/controls';
import { Link, Network, Node } from '../parts/network';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const CHECKS = {
  USA: {
    /** Who wants to engage the firm, whom they sue, and who owns that. */
    parties: ['Harlow Freight', 'Brightwater Ports', 'Corran Group'],
    matter: 'M-1187, tax',
    /** What the other side is sued by. */
    paper: 'the complaint',
    choices: ['Ask both for a waiver', 'Decline'],
  },
  INDIA: {
    parties: ['Kaveri Textiles', 'Sahyadri Ports', 'Nirmal Group'],
    matter: 'M-1187, arbitration',
    paper: 'the plaint',
    choices: ['Ask the partners', 'Return the brief'],
  },
} as const;

/** The corners of the check, in percent. */
const CLIENT = [21, 16] as const;
const ADVERSE = [79, 16] as const;
const FIRM = [21, 84] as const;
const OWNER = [79, 84] as const;

export function Legal({ region, compact }: DrawingProps) {
  const { parties, matter, paper, choices } = CHECKS[region];
  const [client, adverse, owner] = parties;
  const map = (
    <Network compact={compact} height="h-52 @lg:h-60">
      <Link from={CLIENT} to={ADVERSE} label="v." />
      <Link from={ADVERSE} to={OWNER} label="owned by" />
      <Link from={FIRM} to={CLIENT} label="intake" dashed />
      <Link from={FIRM} to={OWNER} tone="danger" />
      <Node at={CLIENT} width={41} label={client} detail="new" />
      <Node at={ADVERSE} width={41} label={adverse} detail="opposite party" />
      <Node at={FIRM} width={41} label="Our firm" detail="asked today" />
      <Node at={OWNER} width={41} label={owner} detail="client, 2023" tone="strong" />
    </Network>
  );
  if (compact) return <CompactSheet drawing="G15 · CONFLICT">{map}</CompactSheet>;
  return (
    <Sheet drawing="G15 · CONFLICT" cells={['INTAKE 26-0914', '1 HIT']} flush>
      <div className="p-4 @lg:p-6">{map}</div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-3">
          <Heading>On {matter}</Heading>
          {SAMPLES[region].colleagues.slice(0, 2).map((name, index) => (
            <Leader key={name} term={name} value={index ? 'Jun 2026' : 'now'} />
          ))}
        </div>
        <div className="space-y-3">
          <Remark>Found by ownership, {paper} names the port alone</Remark>
          <p className="flex flex-wrap gap-2">
            <Tag tone="strong">{choices[0]}</Tag>
            <Tag>{choices[1]}</Tag>
          </p>
        </div>
      </div>
    </Sheet>
  );
}
