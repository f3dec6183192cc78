/** Mark and name, linked to the homepage. */
import { Mark } from '@/components/layout/mark';
import { HOME } from '@/lib/content/routes';
import { brand } from '@/lib/content/site';
import type { Region } from '@/lib/region/region';

export function Brand({ label, region }: { label: string; region: Region }) {
  return (
    <a
      href={HOME}
      aria-label={label}
      className="flex min-h-11 shrink-0 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
    >
      <Mark className="size-7" />
      <span>{brand[region].name}</span>
    </a>
  );
}
