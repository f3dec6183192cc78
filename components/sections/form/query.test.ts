/** What a link to a form brings along. */
import { page as pageSchema } from '@/content/schemas/page';
import { REGIONS, type Region } from '@/lib/platform/region/region';
import { getPage } from '@/lib/site/content/pages';
import { readPage } from '@/lib/site/content/read-page';
import { routes } from '@/lib/site/content/routes';
import { linksOf } from '@/lib/site/content/texts';
import { answerQuery } from './query';

const PAGE = '/contact-us';

/** What the form of `page` shows for `query`. */
async function givenOn(
  page: string,
  query: Record<string, string | string[]>,
  region: Region = 'USA',
) {
  const section = readPage(page)[region].sections.find(({ type }) => type === 'form');
  if (section?.type !== 'form') throw new Error(`${page} has no form.`);
  const answer = await answerQuery(section, { region, query });
  const [answered] = 'instead' in answer ? answer.instead : answer;
  return answered?.type === 'form' ? answered.given : undefined;
}

test('“Request a demo of PAY” chooses topic and product', async () => {
  expect(await givenOn(PAGE, { topic: 'demo', product: 'pay' })).toEqual({
    topic: 'demo',
    product: 'pay',
  });
});

test('what the lists do not offer, and what is no list, is left alone', async () => {
  expect(
    await givenOn(PAGE, {
      topic: '<script>',
      product: ['', 'nothing'],
      name: 'Eve',
      message: 'Written by somebody else',
      website: 'x',
    }),
  ).toEqual({});
});

test('the request for an offer has the people, modules, term and plan of the price', async () => {
  const query = {
    heads: '1,200',
    modules: ['hris', 'pay', 'hcm'],
    term: 'three-years',
    plan: 'enterprise',
    service: 'set-up',
  };
  expect(await givenOn('/plan', query)).toEqual(query);
  expect(await givenOn('/plan', { ...query, modules: 'pay' })).toEqual({
    ...query,
    modules: ['pay'],
  });
});

test('an address puts no words of its own into a form', async () => {
  expect(
    await givenOn('/plan', {
      heads: '<b>180</b>',
      modules: ['__proto__', 'crm'],
      term: 'for ever',
      plan: '',
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Send me money.',
      dataRegion: 'undecided',
    }),
  ).toEqual({});
});

test('a page without a query has nothing filled in', () => {
  const form = getPage('/plan', 'USA').sections.find(({ type }) => type === 'form');
  expect(form?.type === 'form' && form.given).toBeUndefined();
});

test('every link that chooses something chooses what the form offers', async () => {
  const links = REGIONS.flatMap((region) =>
    routes.flatMap(({ page }) =>
      linksOf(pageSchema, readPage(page)[region]).flatMap(({ value }) => {
        const url = new URL(value, 'https://site.invalid');
        return url.pathname === PAGE && url.search ? [{ region, value, url }] : [];
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  for (const { region, value, url } of links)
    expect([value, await givenOn(PAGE, Object.fromEntries(url.searchParams), region)]).toEqual([
      value,
      Object.fromEntries(url.searchParams),
    ]);
});

test('every button that speaks of a demo opens the form with that topic', () => {
  const demos = routes.flatMap(({ page }) =>
    [...JSON.stringify(readPage(page).USA.sections).matchAll(LABELED)].map(([, label, href]) => ({
      label,
      href,
    })),
  );
  expect(demos.length).toBeGreaterThan(100);
  expect(demos.filter(({ href }) => !href?.includes('?topic=demo'))).toEqual([]);
});

/** A link with its words, as the content has them: `{"label":"Request Demo","href":"/contact-us…"}`. */
const LABELED = /"label":"([^"]*\bdemo\b[^"]*)","href":"(\/contact-us[^"]*)"/gi;
