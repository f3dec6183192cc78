/** The sections of a page in their order. Those without an island are never sent twice. */
import { Still } from '@/components/islands/still';
import { hydrated } from '@/generated/section-components';
import type { PreparedPage } from '@/lib/content/prepare';
import type { Region } from '@/lib/region/region';
import { SectionView } from './section-view';

type Props = { page: string; region: Region; content: PreparedPage };

export function Sections({ page, region, content }: Props) {
  return content.sections.map((section, index) =>
    hydrated.has(section.type) ? (
      <SectionView key={section.id} section={section} />
    ) : (
      <Still key={section.id} piece="section" page={page} region={region} index={index} />
    ),
  );
}
