/** The site-wide content: claims, navigation, flags, terms, cookie text, offices. */
import * as schema from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { readApiContent } from './api-content.ts';
import { SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { live } from './live.ts';
import { readPlain, readRegions } from './read.ts';

export { allOffices, brand } from './brand.ts';

/** A file for both editions, with tokens. */
function file<T>(name: string, of: Parameters<typeof readRegions<T>>[1]): Record<Region, T> {
  return live([name, ...SOURCES_OF_TOKENS], () => readRegions(name, of, tokens));
}

export const flags = live(['site/flags.yaml'], () => readPlain('site/flags.yaml', schema.flags));
export const claims = file('site/claims.yaml', schema.claims);
export const navigation = flags.localData
  ? file('site/navigation.yaml', schema.navigation)
  : readApiContent('navigation', schema.navigation);
export const terms = file('site/terms.yaml', schema.terms);
export const cookieText = flags.localData
  ? file('site/cookie-text.yaml', schema.cookieText)
  : readApiContent('cookieText', schema.cookieText);
/** What the desk often answers: lib/features/desk. */
export const savedAnswers = file('site/saved-answers.yaml', schema.savedAnswers);
/** By which words pages are asked for: lib/site/search. */
export const searchWords = file('site/search.yaml', schema.search);
