/** What a link to a form brings along. */
import { page as pageSchema } from '@/content/schemas/page';
import { REGIONS, type Region } from '@/lib/platform/region/region';
import { readPage } from '@/lib/site/content/read-page';
import { routes } from '@/lib/site/content/routes';
import { linksOf } from '@/lib/site/content/texts';
import { answerQuery } from './query';

const PAGE = '/contact-us';

/** What the contact form shows for `query`. */
async function given(query: Record<string, string | string[]>, region: Region = REGIONS[0]) {
  const section = readPage(PAGE)[region].sections.find(({ type }) => type === 'form');
  if (section?.type !== 'form') throw new Error('The contact page has no form.');
  const [answered] = await answerQuery(section, { region, query });
  return answered?.type === 'form' ? answered.given : undefined;
}

test('“Request a demo of PAY” chooses topic and product', async () => {
  expect(await given({ topic: 'demo', product: 'pay' })).toEqual({ topic: 'demo', product: 'pay' });
});

test('what the lists do not offer, and what is no list, is left alone', async () => {
  expect(
    await given({
      topic: '<script>',
      product: ['', 'pay'],
      name: 'Eve',
      message: 'Written by somebody else',
      website: 'x',
    }),
  ).toEqual({});
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
    expect([value, await given(Object.fromEntries(url.searchParams), region)]).toEqual([
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
