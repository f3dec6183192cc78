/** Mark and name, linked to the homepage. */
import { currentLink, type Place } from '@/components/layout/current-page';
import { Mark } from '@/components/layout/mark';
import { HOME } from '@/lib/site/content/routes';
import { brand } from '@/lib/site/content/site';

type BrandProps = Place & {
  label: string;
  /** The mark in one colour, where the theme's strong colour would be too dark. */
  plain?: boolean;
};

export function Brand({ label, region, path, plain }: BrandProps) {
  return (
    <a
      href={HOME}
      aria-label={label}
      aria-current={currentLink(HOME, path)}
      className="flex min-h-11 shrink-0 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
    >
      {/* The icon has a margin around its mark, which this line takes back. */}
      <Mark className="-m-0.5 size-8" plain={plain} />
      {/* Large text on the smallest screens leaves room in the header for the mark alone. */}
      <span className="@max-[19.9rem]:sr-only">{brand[region].name}</span>
    </a>
  );
}
