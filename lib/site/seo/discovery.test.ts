/** What crawlers, feed readers and social networks are told, in each edition. */
import { Parser } from 'htmlparser2';
import { originOf } from '../../platform/region/origins.ts';
import { LOCALES, REGIONS } from '../../platform/region/region.ts';
import { getPage } from '../content/pages.ts';
import { pictureName, picturePath, picturePaths } from '../content/picture-path.ts';
import { HOME, routes } from '../content/routes.ts';
import { feed } from './feed.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { absoluteUrl, pageMetadata } from './metadata.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

const indexed = routes.filter((route) => route.indexed);

/** The texts of every element called `name`; every element must be closed in its turn. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag);
        if (tag === name) found.push('');
      },
      ontext: (text) => {
        if (open.at(-1) === name) found[found.length - 1] += text;
      },
      onclosetag: (tag) => expect(tag).toBe(open.pop()),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return found;
}

describe.each(REGIONS)('in the edition %s', (region) => {
  const origin = originOf(region);

  test('the sitemap lists every page that may be listed, and no other', () => {
    const listed = textsOf(sitemap(region), 'loc');
    expect(listed).toEqual(indexed.map(({ path }) => absoluteUrl(region, path)));
    expect(listed).toContain(origin + HOME);
    expect(listed.join()).not.toMatch(/login|[ &]$/);
    // Some paths have an ampersand. https://www.sitemaps.org/protocol.html#escaping
    expect(sitemap(region)).not.toMatch(/&(?!amp;)/);
  });

  test('each page of the sitemap names itself, its twin and the default', () => {
    const links = sitemap(region).match(/hreflang="[\w-]+"/g) ?? [];
    expect(links).toHaveLength(indexed.length * 3);
  });

  test('robots.txt leads to the sitemap of the same host and keeps crawlers off the API', () => {
    expect(robots(region)).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots(region)).toMatch(/^Disallow: \/api\/$/m);
  });

  test('the feed holds all articles, the newest first', () => {
    const xml = feed(region);
    const articles = routes.filter(({ path }) => path.startsWith('/blog/'));
    expect(textsOf(xml, 'guid')).toHaveLength(articles.length);
    const dates = textsOf(xml, 'pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((one, two) => two - one));
    expect(dates.every((date) => date > Date.parse('2026-01-01'))).toBe(true);
  });

  test('the manifest starts at the homepage', () => {
    expect(manifest(region)).toMatchObject({ start_url: HOME, scope: '/' });
  });

  test.each(['2026-11-23', '2027-03-01', '2030-12-31', '2096-02-29'])(
    'on %s security.txt ends on a later day, and within a year',
    (today) => {
      const ends = ['00:00:00', '23:59:59'].map((time) => {
        const [, end] =
          /^Expires: (.+)$/m.exec(securityTxt(region, Date.parse(`${today}T${time}Z`))) ?? [];
        // RFC 3339, as the standard wants it.
        expect(end).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
        return Date.parse(end ?? '');
      });
      expect(new Set(ends).size).toBe(1);
      const days = (Number(ends[0]) - Date.parse(today)) / 86_400_000;
      expect(days).toBeGreaterThan(90);
      expect(days).toBeLessThan(365);
    },
  );

  test('security.txt says what the page about security says', () => {
    const fields = securityTxt(region, Date.now()).trimEnd().split('\n');
    const [contact, , languages, ...places] = fields.map((field) => field.split(': '));
    expect(places).toEqual([
      ['Canonical', absoluteUrl(region, SECURITY_TXT)],
      ['Policy', absoluteUrl(region, '/security')],
    ]);
    const page = JSON.stringify(getPage('/security', region));
    expect(contact?.[1]).toMatch(/^mailto:./);
    expect(page).toContain(contact?.[1]);
    const names = new Intl.DisplayNames(LOCALES[region], { type: 'language' });
    const spoken = languages?.[1]?.split(', ').map((code) => names.of(code));
    expect(page).toContain(`Write in ${spoken?.join(' or ')}`);
  });

  test('llms.txt names every page once, as Markdown, with what it is about', () => {
    const text = llms(region);
    for (const { path } of indexed)
      expect(text.split(`(${absoluteUrl(region, path)}.md): `)).toHaveLength(2);
  });

  test('a page that may be listed has a picture of its own, and a job has none', () => {
    const picture = (page: string) => pageMetadata(page, region).openGraph?.images;
    expect(picture('/Products/PAY')).toMatchObject([
      { url: `/pictures/${region}/Products-PAY.png` },
    ]);
    expect(picture('/auth/login')).toBeUndefined();
  });
});

test('no two pages have a picture of the same name', () => {
  expect(new Set(picturePaths()).size).toBe(indexed.length * 2);
  expect(pictureName('/Company/Energy_&_Resources')).toBe('Company-Energy-Resources.png');
  expect(picturePath('/home', 'INDIA')).toBe('/pictures/INDIA/home.png');
});
