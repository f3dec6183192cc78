/** /figures shows every claim, fact and price of the files, in both editions, and leaves none out. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '@/generated/section-components';
import { fills } from '@/generated/section-fills';
import { REGIONS, type Region } from '@/lib/platform/region/region';
import { facts, tokens } from '@/lib/site/content/brand';
import { getPage } from '@/lib/site/content/pages';
import type { Section, SectionOf } from '@/lib/site/content/prepare';
import { readPage } from '@/lib/site/content/read-page';
import { claims } from '@/lib/site/content/site';
import { readable } from '@/lib/site/content/texts';

jest.mock('@/components/islands/island', () => ({ Island: () => null }));
jest.mock('next-intl', () => ({
  useLocale: () => 'en-US',
  useMessages: () => ({}),
  useFormatter: () => ({ dateTime: (date: Date) => date.toISOString().slice(0, 10) }),
  useTranslations: () => (key: string) => key,
}));

const isOf =
  <Type extends Section['type']>(type: Type) =>
  (section: Section): section is SectionOf<Type> =>
    section.type === type;
const shown = (region: Region) => getPage('/figures', region).sections;
const lists = (region: Region) => shown(region).filter(isOf('value-list'));

function draw(section: Section): string {
  const Component = components[section.type] as ComponentType<{ section: Section }>;
  return renderToStaticMarkup(<Component section={section} />);
}
/** The rows of the tables in `html`, as a reader has them; not their heads. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<tr([^>]*)>(.*?)<\/tr>/gs)]
    .filter(([, , cells = '']) => !cells.includes('scope="col"'))
    .map(([, attributes = '', cells = '']) => ({
      attributes,
      text: readable(cells.replaceAll('&#x27;', "'")),
    }));

describe.each(REGIONS)('in the region %s', (region) => {
  const pricesOf = [...tokens[region]].filter(([token]) => token.startsWith('price:'));

  test('each claim has a row with an address, its wording, basis, scope, owner and review', () => {
    const rows = shown(region).filter(isOf('claim-ledger')).map(draw).flatMap(rowsIn);
    expect(rows).toHaveLength(claims[region].length);
    for (const { id, wording, basis, scope, owner, review } of claims[region]) {
      const row = rows.find(({ attributes }) => attributes.includes(`id="claim-${id}"`));
      for (const said of [wording, basis, scope, owner, review])
        expect(row?.text).toContain(readable(said));
    }
  });

  test('each fact has a row with its words, marked where it is invented', () => {
    const rows = lists(region)
      .filter((list) => list.of === 'fact')
      .map(draw)
      .flatMap(rowsIn);
    expect(rows).toHaveLength(Object.keys(facts[region]).length);
    for (const { words } of Object.values(facts[region]))
      expect(rows.map(({ text }) => text)).toContainEqual(expect.stringContaining(words));
  });

  test('each price has a row with its amount', () => {
    const rows = lists(region)
      .filter((list) => list.of === 'price')
      .map(draw)
      .flatMap(rowsIn);
    expect(rows).toHaveLength(pricesOf.length);
    for (const [, amount] of pricesOf)
      expect(rows.map(({ text }) => text)).toContainEqual(
        expect.stringContaining(readable(amount)),
      );
  });
});

describe('what is new in a file', () => {
  const raw = (id: string) => readPage('/figures').USA.sections.find((each) => each.id === id);
  const context = { region: 'USA', page: readPage('/figures').USA } as const;

  test('is shown before anybody has put it into a group', () => {
    const prices = raw('prices');
    if (prices?.type !== 'value-list') throw new Error('no prices');
    const [first, ...others] = prices.groups;
    if (!first) throw new Error('no groups');
    const filled = fills['value-list'](
      { ...prices, groups: [{ ...first, labels: {} }, ...others] },
      context,
    );
    expect(filled.groups[0]?.rows).toEqual([]);
    expect(filled.groups.at(-1)?.rows).toContainEqual({
      name: 'cori.premium',
      label: 'Cori premium',
      value: tokens.USA.get('price:cori.premium'),
    });
  });

  test('and a claim that the ledger does not have is refused by its name', () => {
    const ledger = raw('claims');
    if (ledger?.type !== 'claim-ledger') throw new Error('no ledger');
    const groups = [{ title: 'All', claims: ['faster-deliverey'], rows: [] }];
    expect(() => fills['claim-ledger']({ ...ledger, groups }, context)).toThrow(
      'no claim is called "faster-deliverey". Did you mean "faster-delivery"?',
    );
  });
});
