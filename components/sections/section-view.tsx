/** One section, drawn by the component of its type. */
import type { ComponentType } from 'react';
import { components } from '@/generated/section-components';
import type { Section } from '@/lib/site/content/prepare';
import type { FormAction } from '@/lib/site/forms/state';

type Props = { section: Section; action?: FormAction | undefined };

export function SectionView({ section, action }: Props) {
  // The map pairs each type with the component of that type, which TypeScript cannot follow here.
  const Component = components[section.type] as ComponentType<Props>;
  return <Component section={section} action={action} />;
}
