/** Mark and name, linked to the homepage. */
import { Mark } from '@/components/layout/mark';
import { HOME } from '@/lib/content/routes';
import { brand } from '@/lib/content/site';
import type { Region } from '@/lib/region/region';

type BrandProps = {
  label: string;
  region: Region;
  /** The mark in one colour, where the theme's strong colour would be too dark. */
  plain?: boolean;
};

export function Brand({ label, region, plain }: BrandProps) {
  return (
    <a
      href={HOME}
      aria-label={label}
      className="flex min-h-11 shrink-0 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
    >
      <Mark className="size-7" plain={plain} />
      {/* Large text on the smallest screens leaves room in the header for the mark alone. */}
      <span className="@max-[17.4rem]:sr-only">{brand[region].name}</span>
    </a>
  );
}
