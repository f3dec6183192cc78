/** Finds the drawing of a name and gives it its text alternative. */
import { StillDrawing } from '@/components/islands/still-drawing';
import type { Drawing as DrawingData } from '@/lib/site/content/prepare';

type DrawingFrameProps = { drawing: DrawingData; size?: 'full' | 'compact'; className?: string };

export function Drawing({ drawing, size = 'full', className }: DrawingFrameProps) {
  return (
    <div
      role="img"
      aria-label={drawing.alt}
      className={className ? `drawing ${className}` : 'drawing'}
    >
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
