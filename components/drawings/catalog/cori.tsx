/** The suite: six modules around one employee record, each adding its own line to it. */
import type { DrawingProps } from '../drawing-props';
import { Avatar } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { Sheet } from '../parts/sheet';

/** What each module does with the record; three stand at its left, three at its right. */
const LEFT = { ATS: 'hires', HRIS: 'records', DMS: 'files' };
const RIGHT = { HRMS: 'schedules', PAY: 'pays', HCM: 'develops' };

export function Cori({ region, compact }: DrawingProps) {
  const { employee, number, started, job, payslip } = SAMPLES[region];
  /** One line a module, in the order ATS, HRIS, DMS, HRMS, PAY, HCM. */
  const record = Object.entries({
    Hired: started,
    Job: job,
    Papers: '14, all signed',
    Leave: '9 days left',
    Pay: payslip.net,
    Skills: '5, one expert',
  });
  const fields = compact ? record.slice(3, 5) : record;
  return (
    <Sheet drawing="B0 · ONE RECORD" cells={['REV 2026.11']} compact={compact}>
      <div
        className={`grid grid-cols-[1fr_1.5fr_1fr] gap-x-5 @lg:gap-x-12 ${compact ? 'h-full' : 'min-h-72'}`}
      >
        <Side modules={LEFT} compact={compact} connector="after:left-full" />
        <div className="flex flex-col border border-primarytheme">
          <div className="flex flex-col items-center gap-2 bg-primarytheme p-2 text-center text-theme @lg:p-4">
            {!compact && <Avatar of={employee} large />}
            <div className="font-display text-base leading-tight font-bold">{employee}</div>
            <div className="font-mono text-xs">{number}</div>
          </div>
          <div className="flex grow flex-col justify-evenly gap-2 p-2 @lg:p-4">
            {fields.map(([field, value]) => (
              <div key={field} className="flex-wrap justify-between gap-x-2 @lg:flex">
                <div className="text-xs text-muted">{field}</div>
                <div className="font-mono text-xs">{value}</div>
              </div>
            ))}
          </div>
        </div>
        <Side modules={RIGHT} compact={compact} connector="after:right-full" />
      </div>
    </Sheet>
  );
}

type SideProps = { modules: Record<string, string>; connector: string; compact: boolean };

/** The connector's width is the gap of the grid. */
function Side({ modules, connector, compact }: SideProps) {
  return (
    <div className={`grid ${compact ? 'gap-2' : 'gap-3 @lg:gap-5'}`}>
      {Object.entries(modules).map(([code, does]) => (
        <div
          key={code}
          className={`relative grid content-center border border-line-strong p-1 text-center after:absolute after:top-1/2 after:w-5 after:border-t after:border-line-strong @lg:after:w-12 ${connector}`}
        >
          <span className="font-display text-base leading-tight font-bold @lg:text-xl">{code}</span>
          <span className="text-xs text-muted @lg:text-sm">{does}</span>
        </div>
      ))}
    </div>
  );
}
