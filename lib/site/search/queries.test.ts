/** Thirty questions of visitors, and the page that each must lead to in both editions. */
import type { Region } from '../../platform/region/region.ts';
import { routes } from '../content/routes.ts';
import { brand, searchWords } from '../content/site.ts';
import { pageIndex } from './page-index.ts';
import { readIndex, searchPages } from './search-pages.ts';

const INDEX = {
  USA: readIndex(JSON.stringify(pageIndex('USA'))),
  INDIA: readIndex(JSON.stringify(pageIndex('INDIA'))),
};
const found = (region: Region, query: string) =>
  searchPages(INDEX[region], query).hits.map(({ path }) => path);

describe.each(['USA', 'INDIA'] as const)('in the edition of %s', (region) => {
  test.each([
    ['pricing', '/plan'],
    ['how much does it cost', '/plan'],
    ['prices', '/plan'],
    ['ROI', '/business-case'],
    ['org chart', '/Products/HRIS'],
    ['vacation', '/Products/HRMS'],
    ['performance review', '/Products/HRMS'],
    ['e-signature', '/Products/DMS'],
    ['recruiting', '/Products/ATS'],
    ['resumé', '/Products/ATS'],
    ['salary', '/Products/PAY'],
    ['succession', '/Products/HCM'],
    ['low-code', `/${brand.USA.slug}code`],
    ['API', `/${brand.USA.slug}si`],
    ['staff augmentation', '/consulting'],
    ['contractors', '/consulting'],
    ['outsourcing', '/Service/BPO-IT'],
    ['migrate', '/whytop/HassleFreeMigration'],
    ['hospital', '/Company/Healthcare'],
    ['bank', '/Company/Finance_&_Insurance'],
    ['school', '/Company/Education'],
    ['NGO', '/Company/Non_Profit_Organizations'],
    ['phone number', '/contact-us'],
    ['demo', '/contact-us'],
    ['FAQ', '/help'],
    ['my system is down', '/report'],
    ['jobs', '/Careers'],
    ['unsubscribe', '/newsletter'],
    ['log in', '/auth/login'],
    ['forgot password', '/auth/forgot-password'],
  ])('“%s” leads to %s first', (query, path) => {
    expect(found(region, query)[0]).toBe(path);
  });

  test('the page of the search, which names what is looked for, is no answer', () => {
    for (const query of ['pricing', 'payslip', 'search'])
      expect(found(region, query)).not.toContain('/search');
  });

  test('“onboarding” leads to hiring and to the employee record', () => {
    expect(found(region, 'onboarding').slice(0, 2).sort()).toEqual([
      '/Products/ATS',
      '/Products/HRIS',
    ]);
  });

  test('one of a kind finds what several find', () => {
    for (const [one, several] of [
      ['price', 'prices'],
      ['contractor', 'contractors'],
    ])
      expect(found(region, one ?? '')).toEqual(found(region, several ?? ''));
  });

  test('no page is asked for twice, and every word of ours that another stands for is on a page', () => {
    const { pages, words } = searchWords[region];
    const paths = pages.map(({ href }) => href);
    expect(new Set(paths).size).toBe(paths.length);
    const unknown = [...new Set(Object.values(words).flat())].filter(
      (word) => !searchPages(INDEX[region], word).isWhole,
    );
    expect(unknown).toEqual([]);
  });
});

test.each([
  ['W-2', 'USA', '/Products/PAY'],
  ['401(k)', 'USA', '/Products/PAY'],
  ['paycheck', 'USA', '/Products/PAY'],
  ['Form 16', 'INDIA', '/Products/PAY'],
  ['provident fund', 'INDIA', '/Products/PAY'],
  ['appraisal', 'INDIA', '/Products/HRMS'],
] as const)('“%s” leads in the edition of %s to %s', (query, region, path) => {
  expect(found(region, query)[0]).toBe(path);
});

test('what search engines do not list is found only where it is asked for by its words', () => {
  const hidden = routes.filter(({ indexed }) => !indexed).map(({ path }) => path);
  const asked = searchWords.USA.pages.map(({ href }) => href);
  const queries = ['sign in', 'password', 'code', 'job apply', 'account', 'desk', 'web developer'];
  const shown = queries.flatMap((query) => found('USA', query));
  expect(shown.filter((path) => hidden.includes(path) && !asked.includes(path))).toEqual([]);
  expect(shown).toContain('/auth/login');
});
