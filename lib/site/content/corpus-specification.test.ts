/**
 * Pages of one kind against the specification: the sections of a platform's home, the menubar of the
 * products, the two sets of sectors.
 */
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { findRoute, HOME, routesBelow } from './routes.ts';
import { navigation } from './site.ts';
import { fieldsOf, pages, prepared } from './test-corpus.ts';

/** @throws Error for a path that has no page */
function sectionsOf(path: string, region: Region) {
  const page = prepared.get(`${path} ${region}`);
  if (!page) throw new Error(`no page at ${path}`);
  return page.sections;
}

const PLATFORMS = ['code', 'cori', 'si'].map((platform) => {
  const page = pages.find(({ file }) => file === `pages/brand/${platform}.yaml`);
  return { platform, path: page?.route ?? '' };
});
const EIGHT: [type: string, name: string][] = [
  ['who-we-are', 'Who we are'],
  ['our-products', 'Our products'],
  ['we-care', 'We care'],
  ['benefits', 'Benefits'],
  ['why-speed-matters', 'Why speed matters'],
  ['comprehensive-solutions', 'Comprehensive solutions'],
  ['areas-of-expertise', 'Areas of expertise'],
  ['pricing', 'Pricing'],
];

describe.each(REGIONS)('homes of the platforms in the edition %s', (region) => {
  test.each(PLATFORMS)('$platform has all eight sections, each under its own name', ({ path }) => {
    const sections = sectionsOf(path, region);
    for (const [type, name] of EIGHT) {
      const own = sections.filter((section) => section.type === type);
      expect(own.map((section) => 'label' in section && section.label)).toEqual([
        expect.stringMatching(new RegExp(`^PL\\d\\.\\d+ · ${name}$`)),
      ]);
    }
  });

  test('each has an order of its own', () => {
    const types = EIGHT.map(([type]) => type);
    const orders = PLATFORMS.map(({ path }) =>
      sectionsOf(path, region)
        .map(({ type }) => type)
        .filter((type) => types.includes(type))
        .join(' '),
    );
    expect(new Set(orders).size).toBe(PLATFORMS.length);
  });

  test.each(PLATFORMS)('$platform numbers its labels without a gap', ({ path }) => {
    const numbers = fieldsOf(sectionsOf(path, region), 'label').flatMap((label) => {
      const [, number] = /^PL\d\.(\d+) · /.exec(String(label)) ?? [];
      return number === undefined ? [] : [Number(number)];
    });
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each(PLATFORMS)('$platform has the menubar of its section', ({ path }) => {
    const menu = sectionsOf(path, region).find(({ type }) => type === 'section-menu');
    const labels = fieldsOf(fieldsOf(menu, 'links'), 'label');
    expect(labels).toEqual(['Overview', 'Key-benefits', 'Business', 'Industries', 'All']);
  });
});

describe.each(REGIONS)('the menubar of the products in the edition %s', (region) => {
  const MODULES = ['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM'];
  const paths = ['/Products', ...routesBelow('/Products').map((name) => `/Products/${name}`)];

  test.each(paths)('%s has six products and All, below its head, and marks itself', (path) => {
    expect(sectionsOf(path, region)[1]).toMatchObject({
      type: 'section-menu',
      links: [
        ...MODULES.map((name) => ({ label: name, href: `/Products/${name}` })),
        { label: 'All', href: '/Products' },
      ],
    });
    const marked = fieldsOf(sectionsOf(path, region)[1], 'current');
    const isPartner = ![paths[0], ...MODULES.map((name) => `/Products/${name}`)].includes(path);
    expect(marked).toEqual(isPartner ? [] : [path]);
  });
});

const BOTH =
  'Energy_&_Resources Education Retail Legal Government Real_Estate IT_Industry Food-Industry Transport ' +
  'Manufacturing Telecommunications Non_Profit_Organizations E-commerce';
const BUSINESS = `${BOTH} Finance_&_Insurance Health_&_Social_Services`;
const INDUSTRIES =
  `${BOTH} Healthcare Oil_&_Gas Pharmaceuticals Security Cybersecurity Artificial_Intelligence Shipping ` +
  'Insurance Agriculture Hospitality_&_Tourism Media_&_Entertainment';

/** The sectors of a list by the end of their paths, in order. */
const sorted = (names: string) => names.split(' ').sort();
/** The sectors that `node` links to, in order and with repetition. */
const sectorsIn = (node: unknown) =>
  fieldsOf(node, 'href')
    .map((href) => /^\/Company\/(.+)$/.exec(decodeURI(String(href)))?.[1] ?? '')
    .filter((name) => name !== '')
    .sort();

describe.each(REGIONS)('sectors in the edition %s', (region) => {
  const menu = (id: string) => navigation[region].menus.find((each) => each.id === id);
  const overview = sectionsOf('/Company', region);

  test('there are 26, each with a page behind the guard', () => {
    const all = [...new Set(sorted(`${BUSINESS} ${INDUSTRIES}`))];
    expect(all).toHaveLength(26);
    expect(routesBelow('/Company').toSorted()).toEqual(all);
    for (const name of all) expect(findRoute(`/Company/${name}`)?.guarded).toBe(true);
  });

  test('Business has 15: in the menu and on the overview', () => {
    expect(sorted(BUSINESS)).toHaveLength(15);
    expect(sectorsIn(menu('business'))).toEqual(sorted(BUSINESS));
    const business = overview.filter(({ id }) => id.startsWith('business'));
    expect(sectorsIn(business)).toEqual(sorted(BUSINESS));
  });

  test('Industries has 24: in the menu, on the overview and on the homepage', () => {
    expect(sorted(INDUSTRIES)).toHaveLength(24);
    expect(sectorsIn(menu('industries'))).toEqual(sorted(INDUSTRIES));
    const index = overview.find(({ type }) => type === 'sector-index');
    expect(index?.id).toBe('industries');
    expect(sectorsIn(index)).toEqual(sorted(INDUSTRIES));
    const home = sectionsOf(HOME, region).find(({ type }) => type === 'sector-index');
    expect(sectorsIn(home)).toEqual(sorted(INDUSTRIES));
  });

  test('the overview says of each of the 26 in one line what goes wrong there', () => {
    const lines = overview.filter(({ type }) => type === 'business-needs');
    expect(sectorsIn(lines)).toEqual([...new Set(sorted(`${BUSINESS} ${INDUSTRIES}`))]);
  });

  test('menus call a sector what its page is called', () => {
    const links = [menu('business'), menu('industries')]
      .flatMap((each) => each?.columns.flatMap((column) => column.links) ?? [])
      .filter(({ href }) => href.startsWith('/Company/'));
    for (const { href, label } of links)
      expect({ href, label }).toEqual({
        href,
        label: prepared.get(`${decodeURI(href)} ${region}`)?.name,
      });
  });
});
