/** Pages as their files have them, before the lists that are written elsewhere are filled in. */
import { fetchedPage, page as pageSchema } from '../../../content/schemas/page.ts';
import type { Region } from '../../platform/region/region.ts';
import { CONSULTING_HOME, readApiContent } from './api-content.ts';
import { SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { cached } from './live.ts';
import type { RawPage } from './prepare.ts';
import { readRegions } from './read.ts';
import { flags } from './site.ts';

const pages = new Map<string, () => Record<Region, RawPage>>();

/** A page as its file has it, by its folder: '/Products/HRIS'. @throws ContentError when it is wrong */
export function readPage(page: string): Record<Region, RawPage> {
  const file = `pages${page}.yaml`;
  const get =
    pages.get(page) ??
    cached([file, ...SOURCES_OF_TOKENS], () =>
      page === CONSULTING_HOME && !flags.localData
        ? readApiContent('consultingHome', fetchedPage)
        : readRegions(file, pageSchema, tokens),
    );
  pages.set(page, get);
  return get();
}
