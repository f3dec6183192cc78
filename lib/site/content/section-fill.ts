/** What the `fill.ts` of a section type exports: its lists that are written elsewhere than in a page's file. */
import type { Region } from '../../platform/region/region.ts';
import type { RawPage } from './prepare.ts';

export type RawSection = RawPage['sections'][number];
export type RawSectionOf<Type extends RawSection['type']> = Extract<RawSection, { type: Type }>;

/** @returns the section with its lists; a page's file holds its head only */
export type Fill<Type extends RawSection['type']> = (
  section: RawSectionOf<Type>,
  context: { region: Region; page: RawPage },
) => RawSectionOf<Type>;
