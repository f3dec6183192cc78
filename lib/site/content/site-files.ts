/** Every file of content/site with its schema. */
import type { z } from 'zod';
import { calculations } from '../../../content/schemas/calculation.ts';
import { cookies, scripts } from '../../../content/schemas/cookies.ts';
import { countries } from '../../../content/schemas/countries.ts';
import * as site from '../../../content/schemas/site.ts';

/** Read first: the others may name what these say. */
export const TOKEN_FILES: Record<string, z.ZodType> = {
  'site/brand.yaml': site.brand,
  'site/calculations.yaml': calculations,
  'site/facts.yaml': site.facts,
  'site/prices.yaml': site.prices,
  'site/promises.yaml': site.promises,
  'site/spelling.yaml': site.spelling,
};

export const SITE_FILES: Record<string, z.ZodType> = {
  'site/claims.yaml': site.claims,
  'site/cookie-text.yaml': site.cookieText,
  'site/cookies.yaml': cookies,
  'site/countries.yaml': countries,
  'site/country-words.yaml': site.countryWords,
  'site/flags.yaml': site.flags,
  'site/navigation.yaml': site.navigation,
  'site/offices.yaml': site.offices,
  'site/routes.yaml': site.routes,
  'site/saved-answers.yaml': site.savedAnswers,
  'site/scripts.yaml': scripts,
  'site/search.yaml': site.search,
  'site/terms.yaml': site.terms,
  'site/wording.yaml': site.wording,
};
