'use client';
/** A drawing as static markup; see still.tsx. Apart from it, since static sections hold drawings. */
import type { DrawingProps } from '@/components/drawings/drawing-props';
import type { DrawingName } from '@/content/schemas/parts';
import { StillElement } from './still-element';

type Drawings = Record<DrawingName, (props: DrawingProps) => React.ReactNode>;

const drawings: Drawings | undefined =
  typeof window === 'undefined'
    ? (require('@/generated/drawings') as { drawings: Drawings }).drawings
    : undefined;

type Props = DrawingProps & { name: DrawingName; className?: string };

export function StillDrawing({ name, className, ...props }: Props) {
  const Drawing = drawings?.[name];
  return (
    <StillElement
      name={`drawing ${name} ${props.region} ${props.compact ? 'compact' : 'full'}`}
      className={className}
    >
      {Drawing && <Drawing {...props} />}
    </StillElement>
  );
}
