/** What the `query.ts` of a section type exports: the section of a page that answers a visitor's query. */
import type { Region } from '../../platform/region/region.ts';
import type { RawSection, RawSectionOf } from './section-fill.ts';

/** As it stands in the address; everything in it is hostile. */
export type Query = Record<string, string | string[] | undefined>;

/** What an answer may be: sections in place of the one that was asked, or in place of all of the page. */
export type Answer = RawSection[] | { instead: RawSection[] };

/** @returns the section with its answer, and the sections that follow from it */
export type AnswerQuery<Type extends RawSection['type']> = (
  section: RawSectionOf<Type>,
  context: { region: Region; query: Query },
) => Answer | Promise<Answer>;
