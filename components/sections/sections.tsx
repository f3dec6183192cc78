/** The sections of a page in their order. Those without an island are never sent twice. */
import type { ComponentType } from 'react';
import { Still } from '@/components/islands/still';
import { components, hydrated } from '@/generated/section-components';
import type { PreparedPage, Section } from '@/lib/content/prepare';
import type { Region } from '@/lib/region/region';

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

export function SectionView({ section }: { section: Section }) {
  // The map pairs each type with the component of that type, which TypeScript cannot follow here.
  const Component = components[section.type] as ComponentType<{ section: Section }>;
  return <Component section={section} />;
}
