/**
 * GET /api/v1/content/cookie-text?region=USA: the cookie text, in the fields of its content file, so
 * that another build can take it from here (flag `localData`).
 */
import { cookieText as cookieTextCall } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { cookieText } from '@/lib/content/site';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(cookieTextCall, ({ query }) => {
    const text = cookieText[query.region];
    return {
      ...text,
      descriptionOne: text.descriptionOne.html,
      descriptionTwo: text.descriptionTwo.html,
      descriptionThree: text.descriptionThree.html,
      descriptionFour: text.descriptionFour.html,
      banner: text.banner.html,
      categories: text.categories.map((category) => ({ ...category, text: category.text.html })),
    };
  }),
});
