/** Finds the drawing of a drawing and gives it its text alternative. */
import { StillDrawing } from '@/components/islands/still-drawing';
import type { Drawing as DrawingData } from '@/lib/content/prepare';

type DrawingFrameProps = { drawing: DrawingData; size?: 'full' | 'compact'; className?: string };

/**
 * The drawings measure themselves against this element, not the window. Text follows the reader's
 * font setting as far as the width allows, and never falls below 11 px.
 */
const SCALE = [
  '[--text-xs:max(11px,min(0.6875rem,3.5cqi))]',
  '[--text-sm:max(12px,min(0.8125rem,4.1cqi))]',
  '[--text-base:min(1.0625rem,5.2cqi)]',
  '[--text-lg:min(1.25rem,5.8cqi)]',
  '[--text-xl:min(1.5rem,6.4cqi)]',
  '[--text-2xl:min(2rem,8.2cqi)]',
  '[--spacing:min(0.25rem,1.25cqi)]',
].join(' ');
const FRAME = `@container text-left text-cardtext tabular-nums [overflow-wrap:normal] ${SCALE}`;

export function Drawing({ drawing, size = 'full', className = '' }: DrawingFrameProps) {
  return (
    <div role="img" aria-label={drawing.alt} className={`${FRAME} ${className}`}>
      {/* Inside the container, so that its sizes may refer to the container's width. */}
      <StillDrawing
        className="text-sm"
        name={drawing.name}
        region={drawing.region}
        compact={size === 'compact'}
      />
    </div>
  );
}
