/** Visitors see 'Sample' beside what the content says was invented, and nowhere with the flag off. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '@/generated/section-components';
import { REGIONS, type Region } from '@/lib/platform/region/region';
import { jobPages } from '@/lib/site/content/job-pages';
import { fillSections, getPage } from '@/lib/site/content/pages';
import { preparePage, type Section } from '@/lib/site/content/prepare';
import { readPage } from '@/lib/site/content/read-page';
import { allOffices, brand, claims, terms } from '@/lib/site/content/site';
import { Footnotes } from './footnotes';

/** The job list hydrates; its table is drawn here as the browser has it at first. */
jest.mock('@/components/islands/island', () => ({
  Island: (props: object) => {
    const JobSearch = jest.requireActual('@/lib/features/careers/sections/job-list/island').default;
    return 'jobs' in props ? <JobSearch {...props} /> : null;
  },
}));
jest.mock('next-intl', () => {
  type Tree = { [key: string]: string | Tree };
  const messages: Tree = jest.requireActual('@/content/messages/USA.json');
  const find = (path: string) =>
    path.split('.').reduce<Tree | string>((tree, key) => (tree as Tree)[key] ?? key, messages);
  return {
    useLocale: () => 'en-US',
    useMessages: () => messages,
    useFormatter: () => ({ dateTime: String, number: String }),
    useTranslations: (namespace: string) => (key: string) => String(find(`${namespace}.${key}`)),
  };
});

const MARK = /<span class="sample-mark[^"]*">Sample<\/span>/g;
const marksIn = (html: string) => html.match(MARK)?.length ?? 0;

function draw(section: Section): string {
  const Component = components[section.type] as ComponentType<{ section: Section }>;
  return renderToStaticMarkup(<Component section={section} />);
}
/** @param sampleMark as the flag has it; empty where it is off */
function drawn(page: string, type: Section['type'], region: Region, sampleMark?: string): string {
  const prepared =
    sampleMark === undefined
      ? getPage(page, region)
      : preparePage(
          fillSections(readPage(page)[region], region),
          region,
          claims[region],
          terms[region],
          brand[region].legalName,
          () => {},
          sampleMark,
        );
  return prepared.sections
    .filter((section) => section.type === type)
    .map(draw)
    .join('');
}

const invented = (of: readonly { sample?: boolean }[]) => of.filter(({ sample }) => sample).length;
const SHOWN: [page: string, type: Section['type'], marks: number][] = [
  ['/Solutions/WhyChooseUs', 'testimonials', 3],
  ['/consulting', 'testimonials', 2],
  ['/story/payroll-in-one-day', 'article-intro', 1],
  ['/blog/time-to-market', 'article-intro', 1],
  ['/leadership', 'team', 8],
  ['/contact-us', 'offices', invented(allOffices.USA)],
  ['/Careers', 'job-list', invented(jobPages('USA'))],
  ['/Careers/web-developer-1', 'job-details', 1],
  ['/Blogs', 'page-list', 13],
  ['/about-us', 'who-we-are', 2],
];

describe.each(REGIONS)('in the region %s', (region) => {
  test.each(SHOWN)('%s marks each sample of its %s once: %d', (page, type, count) => {
    expect(marksIn(drawn(page, type, region))).toBe(count);
  });

  test.each(SHOWN)('with the flag off %s has none in its %s', (page, type) => {
    const html = drawn(page, type, region, '');
    expect(html).not.toBe('');
    expect(html).not.toMatch(/sample-mark|\{sample\}/);
  });
});

test('the Grievance Officer is marked wherever one is named', () => {
  const where = [
    ['/leadership', 'communication'],
    ['/contact-us', 'questions'],
    ['/privacy', 'long-text'],
    ['/ip-policy', 'long-text'],
  ] as const;
  for (const [page, type] of where)
    expect({ page, marks: marksIn(drawn(page, type, 'INDIA')) }).toEqual({ page, marks: 1 });
});

test('no mark stands in a heading', () => {
  for (const [page, type] of SHOWN)
    expect(drawn(page, type, 'USA')).not.toMatch(/<h([1-6])[^>]*>(?:(?!<\/h\1>).)*sample-mark/s);
});

test('a footnote is marked where what was counted is invented, and a price is not', () => {
  const { footnotes } = getPage('/home', 'USA');
  const invented = footnotes.filter(({ sample }) => sample);
  expect(invented.length).toBeGreaterThan(0);
  expect(invented.length).toBeLessThan(footnotes.length);
  expect(marksIn(renderToStaticMarkup(<Footnotes notes={footnotes} />))).toBe(invented.length);
});

test('no page says that samples are marked and shows none', () => {
  expect(JSON.stringify(getPage('/Blogs', 'USA').sections)).toContain('marked as a sample');
  expect(marksIn(drawn('/Blogs', 'page-list', 'USA'))).toBeGreaterThan(0);
});
