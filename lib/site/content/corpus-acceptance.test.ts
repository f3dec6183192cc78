/**
 * How many of what the specification of this site asks for: products, plans, menus, and at least so many offices, cloud
 * partners, jobs and articles. No other test pins such a number. What a plan costs is the company's to say.
 */
import { LOCALES, REGIONS } from '../../platform/region/region.ts';
import { moneyOf } from '../prices/money.ts';
import { CONSULTING_HOME } from './api-content.ts';
import { prices } from './brand.ts';
import { findRoute, HOME, routes } from './routes.ts';
import { cookieText, navigation } from './site.ts';
import { fieldsOf, prepared, read } from './test-corpus.ts';

describe('the numbers that were promised', () => {
  describe.each(REGIONS)('in the region %s', (region) => {
    /** @param name the type of a section, or its id where the page has two of the type */
    const of = (page: string, name: string) =>
      read(page, region).sections.find(({ id, type }) => id === name || type === name);

    test('what the specification names is recognised by who reads labels and headings', () => {
      const signs = (page: string) =>
        read(page, region).sections.flatMap((section) =>
          'heading' in section && 'label' in section
            ? [`${section.label} | ${section.heading}`]
            : [],
        );
      expect(signs(HOME)).toContainEqual(expect.stringMatching(/What is IP/));
      for (const named of [
        /Cutting-edge technologies/,
        /Bold solutions/,
        /Goals with cloud computing/,
        /Transform your future/,
      ])
        expect(signs(CONSULTING_HOME)).toContainEqual(expect.stringMatching(named));
    });
    test.each([
      ['four slides', HOME, 'hero-slider', 'slides', 4],
      ['ten points of the offer', HOME, 'legend', 'items', 10],
      ['five tabs of the story', HOME, 'story', 'tabs', 5],
      ['six reasons to choose us', HOME, 'strategy', 'items', 6],
      ['six groups of services', HOME, 'accordion', 'items', 6],
      ['six groups of consulting', '/consulting', 'accordion', 'items', 6],
      ['three fields of consulting', HOME, 'progress', 'items', 3],
      ['six products', HOME, 'our-products', 'items', 6],
      ['six products on the overview', '/Products', 'our-products', 'items', 6],
      ['four roles', HOME, 'roles', 'items', 4],
    ])('%s', (_, page, section, list, count) => {
      expect(of(page, section)).toMatchObject({ [list]: { length: count } });
    });
    test.each([HOME, '/consulting'])(
      'the first group of services is open, the others are closed (%s)',
      (page) => {
        const items = fieldsOf(of(page, 'accordion'), 'items').flat();
        expect(items.map((item) => fieldsOf(item, 'isOpen'))).toEqual([[true], [], [], [], [], []]);
      },
    );
    test('human resources 89, investment consulting 75, new technologies 60', () => {
      const section = of(HOME, 'progress');
      expect(fieldsOf(section, 'label')).toEqual([
        expect.any(String),
        'Human resources',
        'Investment consulting',
        'New technologies',
      ]);
      expect(fieldsOf(section, 'figure')).toEqual(['89%', '75%', '60%']);
    });
    test('what is drawn on a scale is a share of a hundred', () => {
      const shares = [...prepared.values()]
        .flatMap(({ sections }) => sections.filter(({ type }) => type === 'progress'))
        .flatMap((section) => fieldsOf(section, 'figure'));
      for (const share of shares) expect(share).toMatch(/^(100|\d{1,2})%$/);
    });
    test('at least three offices of the own country come first, then three of the other', () => {
      const countries = fieldsOf(of('/contact-us', 'offices'), 'country');
      const isForeign = countries.map((country) => country !== region);
      expect(isForeign).toEqual([...isForeign].sort());
      expect(isForeign.filter((foreign) => !foreign).length).toBeGreaterThanOrEqual(3);
      expect(isForeign.filter((foreign) => foreign).length).toBeGreaterThanOrEqual(3);
    });
    test('three cloud partners at least, each with a page below the products', () => {
      const partners = fieldsOf(of(HOME, 'partners'), 'href').map(String);
      expect(partners.length).toBeGreaterThanOrEqual(3);
      for (const path of partners) expect(findRoute(path)?.parent).toBe('/Products');
    });
    test('the products are the six modules, each with a page', () => {
      const codes = fieldsOf(of(HOME, 'our-products'), 'code');
      expect(codes).toEqual(['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM']);
      for (const code of codes) expect(findRoute(`/Products/${code}`)?.guarded).toBe(true);
    });
    test('the roles are CEO, CFO, CTO, COO, and their links say Learn How', () => {
      expect(fieldsOf(of(HOME, 'roles'), 'role')).toEqual(['CEO', 'CFO', 'CTO', 'COO']);
      for (const link of fieldsOf(of(HOME, 'roles'), 'link'))
        expect(link).toMatchObject({ label: expect.stringMatching(/^Learn How /) });
    });
    test('six plans: free and two with a price for a year, three for three years, each with Join Now', () => {
      const tabs = fieldsOf(of('/plan', 'plan-tabs'), 'tabs').flat();
      expect(tabs.map((tab) => (tab as { title: string }).title)).toEqual([
        '1Year',
        '3Year',
        'Custom',
      ]);
      const plans = tabs.slice(0, 2).flatMap((tab) => fieldsOf(tab, 'cards').flat());
      const { cori, 'cori-3': operated } = prices[region];
      const asked = [cori, operated].flatMap((list) => [
        list?.free,
        list?.premium,
        list?.enterprise,
      ]);
      expect(asked[0]).toBe(0);
      expect(asked.slice(1).every((amount) => typeof amount === 'number' && amount > 0)).toBe(true);
      const inWords = moneyOf(LOCALES[region]);
      expect(plans.map((plan) => (plan as { price: string }).price)).toEqual(
        asked.map((amount) => inWords(Number(amount))),
      );
      const names = ['Free', 'Premium', 'Enterprice', '3Free', '3Premium', '3Enterprice'];
      expect(plans.map((plan) => (plan as { link: unknown }).link)).toEqual(
        names.map((name) => ({ label: 'Join Now', href: `/plan/subscribe-${name}` })),
      );
    });
    test('18 jobs at least, three of each of six titles, each with a page; an invented one is not indexed', () => {
      const jobs = fieldsOf(of('/Careers', 'job-list'), 'items').flat();
      const titles = jobs.map((job) => (job as { title: string }).title);
      expect(titles.length).toBeGreaterThanOrEqual(18);
      const often = [...Map.groupBy(titles, String).values()].filter(({ length }) => length >= 3);
      expect(often.length).toBeGreaterThanOrEqual(6);
      for (const { path } of routes.filter(({ path }) => path.startsWith('/Careers/'))) {
        const details = of(path, 'job-details');
        expect(details).toBeDefined();
        if (fieldsOf(details, 'sample')[0]) expect(findRoute(path)?.indexed).toBe(false);
      }
    });
    test('five articles at least', () => {
      const articles = routes.filter(({ path }) => path.startsWith('/blog/'));
      expect(articles.length).toBeGreaterThanOrEqual(5);
    });
    test('five menus in their order', () => {
      expect(navigation[region].menus.map(({ title }) => title)).toEqual([
        'Business',
        'Platforms',
        'Services',
        'Industries',
        'All',
      ]);
    });
    test('five categories of cookies, the necessary ones first', () => {
      expect(cookieText[region].categories.map(({ id }) => id)).toEqual([
        'necessary',
        'performance',
        'marketing',
        'analytical',
        'functional',
      ]);
    });
    test('five social links', () => {
      expect(navigation[region].social.map(({ network }) => network)).toEqual([
        'twitter',
        'youtube',
        'linkedin',
        'facebook',
        'instagram',
      ]);
    });
  });
});
