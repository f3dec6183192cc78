/** The mark of app/icon.svg in the colours of the theme: the first path as text has it, the others in the strong colour. */
import { mark } from '@/lib/site/content/mark';

type MarkProps = {
  className: string;
  /** One colour only: all of it as text has it. */
  plain?: boolean;
};

export function Mark({ className, plain = false }: MarkProps) {
  const { viewBox, paths } = mark();
  return (
    <svg aria-hidden viewBox={viewBox} className={className}>
      {paths.map(({ d }, index) => (
        <path
          key={d}
          d={d}
          className={index === 0 || plain ? 'fill-current' : 'fill-primarytheme'}
        />
      ))}
    </svg>
  );
}
