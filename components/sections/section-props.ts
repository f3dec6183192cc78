/** What the component of a section type is given: its own slice of the page's content, and nothing else of it. */
import type { Section, SectionOf } from '@/lib/site/content/prepare';
import type { FormAction } from '@/lib/site/forms/state';

export type SectionProps<Type extends Section['type']> = {
  section: SectionOf<Type>;
  /** For forms that work without scripts. */
  action?: FormAction | undefined;
};
