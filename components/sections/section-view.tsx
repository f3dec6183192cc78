/** One section, drawn by the component of its type. */
import type { ComponentType } from 'react';
import { components } from '@/generated/section-components';
import type { Section } from '@/lib/site/content/prepare';

export function SectionView({ section }: { section: Section }) {
  // The map pairs each type with the component of that type, which TypeScript cannot follow here.
  const Component = components[section.type] as ComponentType<{ section: Section }>;
  return <Component section={section} />;
}
