/** JSON-LD can be read, each thing has what its type needs, and one of them is this very page. */
import { type Check, type Finding, finding } from './finding.ts';
import { named } from './parse-page.ts';

type Thing = { '@type'?: string } & Record<string, unknown>;

/** What search engines ask of each type that the site uses. */
const PAGE = ['url', 'name', 'description', 'inLanguage'];
const NEEDED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  QuantitativeValue: ['value'],
  WebSite: ['@id', 'name', 'url', 'inLanguage'],
  WebPage: PAGE,
  CollectionPage: PAGE,
  ContactPage: PAGE,
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'description'],
  Service: ['name', 'description', 'url', 'provider'],
  Country: ['name'],
  BlogPosting: ['headline', 'description', 'url', 'datePublished', 'author', 'publisher'],
  LocalBusiness: ['name', 'address', 'telephone'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
};
const ON_EVERY_PAGE = ['Organization', 'WebSite', 'BreadcrumbList'];
const MEND = 'see lib/site/seo/structured-data.ts';

function thingsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== 'object') return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const checkStructuredData: Check = (page) => {
  const { expected } = page;
  const scripts = named(page, 'script').filter(
    ({ attributes }) => attributes.type === 'application/ld+json',
  );
  const problems: Finding[] = [];
  const say = (problem: string, mend = MEND) =>
    problems.push(finding(page, scripts[0], problem, mend));

  const values = scripts.map(({ text }) => parse(text));
  if (values.includes(undefined)) say('the JSON-LD cannot be read');
  const things = values.flatMap(thingsIn);
  for (const thing of things) {
    const needed = NEEDED[thing['@type'] ?? ''];
    if (!needed) say(`nobody says what a ${thing['@type']} needs`, 'add it to NEEDED');
    for (const field of needed ?? [])
      if (thing[field] === undefined || thing[field] === '')
        say(`${thing['@type']} lacks ${field}`);
  }
  if (!expected) return problems;

  for (const type of ON_EVERY_PAGE)
    if (!things.some((thing) => thing['@type'] === type)) say(`there is no ${type}`);
  const own = things.find((thing) => thing['@id'] === expected.canonical);
  if (own?.name !== expected.name || own.inLanguage !== expected.language)
    say(
      `it describes “${own?.name}”, not “${expected.name}”`,
      'look for its route in content/site/routes.yaml, which may show another page',
    );
  const trail = things.filter((thing) => thing['@type'] === 'ListItem').map(({ name }) => name);
  if (trail.join(' / ') !== expected.trail.join(' / '))
    say(`the breadcrumbs are ${trail.join(' / ')}, not ${expected.trail.join(' / ')}`);
  return problems;
};
