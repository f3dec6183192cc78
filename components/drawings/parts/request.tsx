/** The sheet that before and after share: same request, same outer size. */
import type { ReactNode } from 'react';
import { Sheet } from './sheet';

type RequestProps = { drawing: string; compact: boolean; children: ReactNode };

export function Request({ drawing, compact, children }: RequestProps) {
  return (
    <Sheet drawing={drawing} cells={['CR-118']} compact={compact}>
      <div className={`flex flex-col ${compact ? 'h-full gap-2' : 'h-96 gap-4'}`}>
        <div>
          <div className="font-display text-base leading-tight font-bold">
            Change the overtime rule
          </div>
          {!compact && (
            <div className="text-xs text-muted">Pay double after the tenth hour of a day.</div>
          )}
        </div>
        {children}
      </div>
    </Sheet>
  );
}
