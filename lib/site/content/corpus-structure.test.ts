/**
 * All content together: routes, anchors, drawings and claims. What `npm run content` says is not asked here: the
 * build begins with it. Numbers that the specification names stand in corpus-acceptance.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_HEADS } from '../../../components/sections/shared/head.ts';
import { SUPPORT_TOPIC } from '../../features/contact/schema.ts';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { checkReviews } from './checks/claims.ts';
import { readCorpus } from './checks/corpus.ts';
import { formatProblem } from './problem.ts';
import { findCanonical, findRoute, HOME, routes } from './routes.ts';
import { brand, claims, terms } from './site.ts';
import { fieldsOf, links, pages, pageTexts, read } from './test-corpus.ts';

const idsOf = (route: string, region: string) =>
  pages
    .filter((page) => page.route === route && page.region === region)
    .flatMap(({ content }) => fieldsOf(content.sections, 'id').map(String));
const twice = (values: unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('routes', () => {
  test('a wrong spelling leads to a path that exists and is no wrong spelling itself', () => {
    for (const { path, alias } of routes)
      for (const right of [path, ...alias]) {
        expect(findCanonical(right.toUpperCase())).toBe(right);
        expect(findRoute(right)?.path).toBe(path);
      }
  });

  test('the homepage is there, and asks nobody for consent', () => {
    expect(findRoute(HOME)).toMatchObject({ page: '/home', guarded: false });
  });
});

describe('references', () => {
  test.each(REGIONS)('no two sections of the edition %s have the same', (region) => {
    const references = pages
      .filter((page) => page.region === region)
      .flatMap(({ content }) => fieldsOf(content.sections, 'label').map(String))
      .map((label) => /^([A-Z]+[\d.]*\d) · /.exec(label)?.[1])
      .filter((reference) => reference !== undefined);
    expect(references.length).toBeGreaterThan(100);
    expect(twice(references)).toEqual([]);
  });
});

describe('anchors', () => {
  /** Ids that the header, the footer and the islands bring to every page. */
  const shellIds = ['components/layout', 'components/islands', 'app/[region]'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)])
      .map(([, id]) => id),
  );

  test.each(pages)(
    '$file ($region) has none twice and none of the shell’s',
    ({ route, region }) => {
      const ids = idsOf(route, region);
      expect(ids.length).toBeGreaterThan(0);
      expect(twice(ids)).toEqual([]);
      expect(ids.filter((id) => shellIds.includes(id))).toEqual([]);
      expect(
        ids.filter((id) => /^(note-\d+|tab-.*|.*-(heading|cards|steps|item-\d+))$/.test(id)),
      ).toEqual([]);
    },
  );

  test.each(routes)(
    '$page has the same ones in both editions, and the same values in forms',
    ({ path }) => {
      expect(new Set(idsOf(path, 'USA'))).toEqual(new Set(idsOf(path, 'INDIA')));
      const [usa, india] = REGIONS.map((region) =>
        pages
          .filter((page) => page.route === path && page.region === region)
          .flatMap(({ content }) => content.sections)
          .flatMap((section) =>
            section.type === 'form' ? fieldsOf(section.options, 'value') : [],
          ),
      );
      expect(usa).toEqual(india);
    },
  );
});

describe('links', () => {
  const inner = links.filter(({ href }) => /^[/#]/.test(href));

  test('there are links to look at', () => {
    expect(inner.length).toBeGreaterThan(300);
  });

  test('to another site are social ones or mail, always by https', () => {
    const outer = links.filter(({ href }) => !/^[/#]/.test(href));
    for (const { href } of outer) expect(href).toMatch(/^(https:\/\/|mailto:[\w.]+@[\w.]+$)/);
  });
});

describe('claims', () => {
  test('the ledger holds every figure that the specification states', () => {
    const figures = claims.USA.map(({ figure }) => figure);
    const stated =
      '98% 70–99% 100% 24/7 $5–6_million $4_million $11.7_million 40% 30% 20% 25% $300 $40–100 5 ' +
      '89% 75% 60%';
    for (const figure of stated.split(' ')) expect(figures).toContain(figure.replace('_', ' '));
    // Faster, and on time.
    expect(figures.filter((figure) => figure === '98%')).toHaveLength(2);
  });
  test('an expired one is told with its owner, on the day after and not before', () => {
    // The ledger alone: no page has a date.
    const corpus = readCorpus([], (problem) => {
      throw new Error(formatProblem(problem));
    });
    const dueOn = (date: string) => checkReviews(corpus, 'USA', date);
    const [first = ''] = claims.USA.map(({ review }) => review).sort();
    expect(dueOn(first)).toEqual([]);
    const [problem = ''] = dueOn(`${first}T`).map(formatProblem);
    expect(problem).toMatch(/^content\/site\/claims\.yaml:\d+: .*review: was due on .*\. Ask \w/);
  });
  test('no id is there twice, and both editions have the same ones', () => {
    expect(twice(claims.USA.map(({ id }) => id))).toEqual([]);
    expect(claims.INDIA.map(({ id }) => id)).toEqual(claims.USA.map(({ id }) => id));
  });
  test.each(pages)(
    'every footnote of $file ($region) is cited, and every citation has one',
    ({ route, region }) => {
      const { sections, footnotes } = read(route, region);
      const document = JSON.stringify(sections);
      const cited = [...document.matchAll(/href=\\"#note-(\d+)\\"|"note":(\d+)/g)].map(
        ([, inText, large]) => Number(inText ?? large),
      );
      const numbers = footnotes.map(({ number }) => number);
      expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(numbers);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    },
  );
});

describe('what a visitor sees', () => {
  test('no placeholder is left in any text', () => {
    const left = pages.flatMap(({ route, region }) => {
      return JSON.stringify(read(route, region)).match(/\{[\w:-]+\}/g) ?? [];
    });
    expect(left).toEqual([]);
  });

  test('every drawing has a text of its own that says what it shows', () => {
    for (const { content, file } of pages) {
      const alts = fieldsOf(content.sections, 'alt').map(String);
      for (const alt of alts) expect(alt.length).toBeGreaterThan(25);
      expect({ file, twice: twice(alts) }).toEqual({ file, twice: [] });
    }
  });

  test('every page has a name and a description that no other has', () => {
    for (const region of REGIONS) {
      const own = pages.filter((page) => page.region === region).map(({ content }) => content);
      expect(twice(own.map(({ name }) => name))).toEqual([]);
      expect(twice(own.map(({ description }) => description))).toEqual([]);
    }
  });

  test('every page starts with its one main heading', () => {
    for (const { content } of pages)
      expect(content.sections.map(({ type }) => PAGE_HEADS.includes(type)).lastIndexOf(true)).toBe(
        0,
      );
  });

  /** Each term as a whole word, 'Norvant CORI' before 'Norvant'. */
  const termPattern = (region: Region) => {
    const longestFirst = [...terms[region]].sort((one, two) => two.length - one.length);
    return `(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`;
  };

  test('a term is highlighted in each section whose running text has it, and once', () => {
    for (const { route, region } of pages)
      for (const section of read(route, region).sections) {
        const marked = fieldsOf(section, 'html').flatMap((html) =>
          [...String(html).matchAll(/<b class="term">([^<]+)<\/b>/g)].map(([, term]) => term),
        );
        expect({ section: section.id, twice: twice(marked) }).toEqual({
          section: section.id,
          twice: [],
        });
        const words = fieldsOf(section, 'html')
          .join(' ')
          .replaceAll(brand[region].legalName, '')
          .replace(/<a\b.*?<\/a>|<[^>]*>/g, '');
        const said = [...words.matchAll(new RegExp(termPattern(region), 'g'))].map(
          ([term]) => term,
        );
        expect(marked).toEqual(expect.arrayContaining(said));
      }
  });

  test('no heading, label or margin label is there twice on a page', () => {
    for (const { route, region } of pages) {
      const headings = pageTexts
        .filter((text) => text.route === route && text.region === region)
        .filter(({ field }) => /^sections\.[\w-]+\.(heading|label)$/.test(field));
      expect(twice(headings.map(({ text }) => text))).toEqual([]);
    }
  });
});

test('the contact form has the topic that asks for the browser', () => {
  for (const region of REGIONS) {
    const options = fieldsOf(read('/contact-us', region).sections, 'options');
    expect(fieldsOf(options, 'value')).toContain(SUPPORT_TOPIC);
  }
});
