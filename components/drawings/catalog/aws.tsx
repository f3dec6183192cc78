/** AWS: two availability zones inside one network, one door in front. */
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props';
import { Sheet } from '../parts/sheet';

export function Aws({ region, compact }: DrawingProps) {
  const place = region === 'USA' ? 'us-east-1' : 'ap-south-2';
  const zones = [
    { zone: `${place}a`, database: 'Aurora writer' },
    { zone: `${place}b`, database: 'Aurora reader' },
  ];
  return (
    <Sheet drawing="E1 · AWS" cells={[place.toUpperCase()]} compact={compact}>
      {!compact && (
        <div className="mx-auto flex w-fit items-center gap-2 font-mono text-xs">
          <Box>Route 53</Box>→<Box>CloudFront</Box>
        </div>
      )}
      {!compact && <Stem />}
      <div
        className={`relative border border-dashed border-line-strong p-3 ${compact ? 'h-full pt-3.5' : 'pt-5 @lg:p-5'}`}
      >
        <Frame>VPC 10.0.0.0/16</Frame>
        <div className="bg-primarytheme py-2 text-center font-semibold text-theme">
          Application Load Balancer
        </div>
        <div className={`grid grid-cols-2 gap-3 @lg:gap-5 ${compact ? 'mt-3' : 'mt-4'}`}>
          {zones.map(({ zone, database }) => (
            <div
              key={zone}
              className={`relative border border-line px-2 text-center @lg:px-4 ${compact ? 'pt-3 pb-1.5' : 'pt-4 pb-3'}`}
            >
              <Frame>{zone}</Frame>
              <Box>Fargate × 2</Box>
              <Stem />
              <Box>{database}</Box>
            </div>
          ))}
        </div>
        {!compact && (
          <div className="mt-3 grid grid-cols-3 gap-2 text-center">
            <Box>S3</Box>
            <Box>KMS</Box>
            <Box>CloudWatch</Box>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** The name of a frame, set into its upper edge. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <span className="absolute -top-2.5 left-2 bg-cardbg px-1 font-mono text-xs leading-4 text-muted">
      {children}
    </span>
  );
}

function Box({ children }: { children: ReactNode }) {
  return <div className="border border-line-strong bg-cardbg px-1 py-1.5 text-xs">{children}</div>;
}

function Stem() {
  return <div className="mx-auto h-4 w-px bg-line-strong" />;
}
