/** Code generation: a requirement on the left, the three artifacts made from it on the right. */
import type { ReactNode } from 'react';
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Dimension } from '../parts/annotations';
import { Sheet } from '../parts/sheet';

export function Code({ region, compact }: DrawingProps) {
  if (compact)
    return (
      <Sheet drawing="014 · LEAVE REQUEST" compact flush>
        <div className="grid h-full grid-cols-2 divide-x divide-line">
          <div className="flex flex-col gap-2 p-3">
            <Reference />
            <p>
              When an <Term>employee</Term> asks for <Term>leave</Term>, the <Term>balance</Term>{' '}
              may not go below zero.
            </p>
            <Flow />
          </div>
          <Block className="p-3">
            <Key>const</Key> left ={'\n  '}
            <Key>await</Key> balance(who){'\n'}
            <Key>if</Key> (left {'<'} days){'\n  '}
            <Key>throw</Key> short(left){'\n\n'}
            <Key>alter table</Key> balance{'\n  '}
            <Key>add check</Key>
            {'\n  (days >= 0);'}
          </Block>
        </div>
      </Sheet>
    );
  return (
    <div className="space-y-3">
      <Dimension label={`1 spec → 3 ${region === 'USA' ? 'artifacts' : 'artefacts'}`} />
      <Sheet drawing="014 · LEAVE REQUEST" cells={['REV 2026.11', '3 FILES · 41 TESTS']} flush>
        <div className="grid @md:grid-cols-[1fr_1.15fr]">
          <div className="flex flex-col gap-2 p-4 @xl:p-6">
            <Reference />
            <p className="@xl:text-base @xl:leading-loose">
              When an <Term>employee</Term> asks for <Term>leave</Term>, their <Term>manager</Term>{' '}
              sees it within a minute, and the <Term>balance</Term> may not go below zero.
            </p>
            <p className="@xl:text-base @xl:leading-loose">
              Approved leave appears in <Term>payroll</Term> of that month.
            </p>
            <Flow />
          </div>
          <div className="space-y-3 border-t border-line p-4 @md:border-t-0 @md:border-l @xl:p-6">
            <Application />
            <Infrastructure region={region} />
            <Table />
          </div>
        </div>
      </Sheet>
    </div>
  );
}

function Reference() {
  return <div className="font-mono text-muted">REQ-014</div>;
}

function Term({ children }: { children: ReactNode }) {
  return <span className="bg-secondarygradient1 px-0.5 font-semibold">{children}</span>;
}

function Key({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-link">{children}</span>;
}

/** The rule as a flow: request, check, then one of two ends. */
function Flow() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 70"
      className="mt-auto w-full max-w-72 shrink-0 self-center fill-cardbg stroke-line-strong py-2"
    >
      <path d="M12 35h52m28 0h44m40 0h14V12h36M190 35v23h36" className="draw-once fill-none" />
      <path d="M64 21h28v28H64z" className="fill-secondarygradient1" />
      <path d="m156 15 20 20-20 20-20-20z" />
      <circle cx="10" cy="35" r="4.5" className="fill-primarytheme stroke-none" />
      <circle cx="230" cy="12" r="4.5" className="fill-note stroke-none" />
      <circle cx="230" cy="58" r="4.5" className="fill-note stroke-none" />
    </svg>
  );
}

function Block({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <pre className={`overflow-hidden font-mono text-xs leading-relaxed @2xl:text-sm ${className}`}>
      {children}
    </pre>
  );
}

function File({ children }: { children: string }) {
  return <span className="text-muted">{`${children}\n`}</span>;
}

function Application() {
  return (
    <Block>
      <File>{'// leave/request.ts'}</File>
      <Key>export async function</Key> requestLeave({'\n  '}who: Employee, days: Days,{'\n'}){' '}
      {'{\n  '}
      <Key>const</Key> left = <Key>await</Key> balance(who){'\n  '}
      <Key>if</Key> (left {'<'} days) <Key>throw</Key> short(left){'\n  '}
      <Key>return</Key> queue('manager', who, days){'\n}'}
    </Block>
  );
}

function Infrastructure({ region }: { region: Region }) {
  return (
    <Block>
      <File># leave.tf</File>
      <Key>resource</Key> "aws_sqs_queue" "leave" {'{\n'}
      {`  region = "${region === 'USA' ? 'us-east-1' : 'ap-south-2'}"\n}`}
    </Block>
  );
}

function Table() {
  return (
    <Block>
      <File>-- 014_leave.sql</File>
      <Key>alter table</Key> balance <Key>add check</Key>
      {'\n  (days >= 0);'}
    </Block>
  );
}
