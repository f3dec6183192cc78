/** HRIS: one employee record, and its place in the organization. */
import type { DrawingProps } from '../drawing-props';
import { Callout } from '../parts/annotations';
import { Avatar, Heading, Leaders, Tag } from '../parts/controls';
import { OrgTree } from '../parts/org-tree';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const PAPERS = {
  USA: ['I-9', 'W-4', 'Offer letter', 'Direct deposit'],
  INDIA: ['PAN', 'UAN', 'Form 11', 'Offer letter'],
} as const;

export function Hris({ region, compact }: DrawingProps) {
  const { employee, manager, city, job, number, started, payBand, raise } = SAMPLES[region];
  const person = (
    <div className="flex items-center gap-3">
      <Avatar of={employee} strong large />
      <div className="grow">
        <div className="font-display text-lg leading-tight font-bold">{employee}</div>
        <div className="text-muted">{job}</div>
      </div>
      {!compact && <Callout n={1} />}
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="B1 · HRIS">
        {person}
        <div className="mt-4 space-y-2">
          <Leaders of={{ Number: number, Manager: manager, Location: city, 'Pay band': payBand }} />
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="B1 · HRIS" flush>
      <div className="grid @xl:grid-cols-[1.15fr_1fr]">
        <div className="space-y-5 p-4 @lg:p-6">
          {person}
          <div className="space-y-2">
            <Heading end={<Callout n={2} />}>Job</Heading>
            <Leaders
              of={{
                Number: number,
                Manager: manager,
                Location: city,
                Started: started,
                'Pay band': payBand,
              }}
            />
          </div>
          <div className="space-y-2">
            <Heading end={<Callout n={3} />}>Documents</Heading>
            <div className="flex flex-wrap gap-1.5">
              {PAPERS[region].map((paper) => (
                <Tag key={paper}>✓ {paper}</Tag>
              ))}
            </div>
          </div>
        </div>
        <div className="flex flex-col border-line border-t p-4 @lg:p-6 @xl:border-t-0 @xl:border-l">
          <Heading end={<Callout n={4} />}>Reports to</Heading>
          <OrgTree region={region} />
          <Heading end={<Callout n={5} />}>Next change</Heading>
          <div className="mt-2 border-l-2 border-primarytheme bg-secondarygradient1 px-3 py-2">
            Raise to {raise.to}
          </div>
          <div className="mt-2 flex items-center justify-between gap-2 text-xs text-muted">
            Takes effect on {raise.from}, not before
            <Callout n={6} />
          </div>
        </div>
      </div>
    </Sheet>
  );
}
