/** Gives the sections of a page the lists that they show and that are written elsewhere. */
import { fills } from '../../../generated/section-fills.ts';
import type { Region } from '../../platform/region/region.ts';
import type { RawPage } from './prepare.ts';
import type { Fill, RawSection } from './section-fill.ts';

/** `page` with the lists that its sections show. */
export function fillSections(page: RawPage, region: Region): RawPage {
  // The map pairs each type with the fill of that type, which TypeScript cannot follow here.
  const all = fills as Readonly<Partial<Record<RawSection['type'], Fill<RawSection['type']>>>>;
  const fill = (section: RawSection) => all[section.type]?.(section, { region, page }) ?? section;
  return { ...page, sections: page.sections.map(fill) };
}
