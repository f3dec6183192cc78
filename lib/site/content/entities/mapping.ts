/**
 * What each endpoint of the content API says, and what becomes of it: the one way from the entities of a
 * backend to the content that pages are made of.
 */
import type { z } from 'zod';
import { fetchedPage } from '../../../../content/schemas/page.ts';
import { cookieText, navigation } from '../../../../content/schemas/site.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { ApiContentName } from '../api-content.ts';
import { CONSULTING_HOME } from '../api-content.ts';
import { tokens } from '../brand.ts';
import { readValue } from '../read.ts';
import { CARD_KEYS } from './card-keys.ts';
import { fromConsultingHome, type PageContent } from './consulting-home.ts';
import { fromCookieText } from './cookie-text.ts';
import { fromMenuItems } from './menu.ts';
import * as entities from './schema.ts';

type Mapping<Entities> = {
  entities: z.ZodType<Entities>;
  toContent: (given: Entities, region: Region) => unknown;
  /** What the content has to be: what the file that it replaces has to be. */
  content: z.ZodType;
};
/** Types are checked here; the table below holds mappings of different entities. */
const mapping = <Entities>(of: Mapping<Entities>) => of as Mapping<unknown>;

const local = (file: string, region: Region) => readValue(file, region, tokens);

const cards = mapping({
  entities: entities.cardItems,
  toContent: (given) => given,
  content: entities.cardItems,
});

export const MAPPINGS = {
  cookieText: mapping({
    entities: entities.cookieText,
    toContent: (given, region) =>
      fromCookieText(given, local('site/cookie-text.yaml', region) as object),
    content: cookieText,
  }),
  navigation: mapping({
    entities: entities.menuItems,
    toContent: fromMenuItems,
    content: navigation,
  }),
  consultingHome: mapping({
    entities: entities.consultingHome,
    toContent: (given, region) =>
      fromConsultingHome(given, local(`pages${CONSULTING_HOME}.yaml`, region) as PageContent),
    content: fetchedPage,
  }),
  ...Object.fromEntries(CARD_KEYS.map((key) => [key, cards])),
} as Record<ApiContentName, Mapping<unknown>>;
