/**
 * GET /api/v1/content/cookie-text?region=USA: the cookie text, in the fields of its content file, so
 * that another build can take it from here (flag `localData`).
 */
import { route } from '@/lib/api/route';
import { cookieText as texts } from '@/lib/content/site';
import { cookieText } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(cookieText, ({ query }) => {
  const text = texts[query.region];
  return {
    ...text,
    descriptionOne: text.descriptionOne.html,
    descriptionTwo: text.descriptionTwo.html,
    descriptionThree: text.descriptionThree.html,
    descriptionFour: text.descriptionFour.html,
    banner: text.banner.html,
    categories: text.categories.map((category) => ({ ...category, text: category.text.html })),
  };
});
