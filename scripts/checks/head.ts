/** Title, description, language and addresses are those of the page's own route and region. */
import { LOCALES } from '../../lib/platform/region/region.ts';
import { type Check, type Finding, finding } from './finding.ts';
import { metaContent, named } from './parse-page.ts';

const OTHER_PAGE = 'look for its route in content/site/routes.yaml, which may show another page';

export const checkHead: Check = (page) => {
  const { expected } = page;
  const problems: Finding[] = [];
  const compare = (what: string, found: unknown, right: unknown) => {
    const [is, should] = [JSON.stringify(found), JSON.stringify(right)];
    if (is !== should)
      problems.push(finding(page, undefined, `${what} is ${is}, not ${should}`, OTHER_PAGE));
  };
  const links = (rel: string) => named(page, 'link').filter((link) => link.attributes.rel === rel);

  compare('the language', named(page, 'html')[0]?.attributes.lang, LOCALES[page.region]);
  if (!expected) return problems;
  const titles = named(page, 'title').filter(({ parent }) => parent?.name === 'head');
  compare(
    'the title',
    titles.map(({ text }) => text),
    [expected.title],
  );
  compare('the description', metaContent(page, 'description'), expected.description);
  compare(
    'the canonical address',
    links('canonical').map(({ attributes }) => attributes.href),
    [expected.canonical],
  );
  // The feed of the articles is an alternate too, of no language.
  const twins = links('alternate').filter(({ attributes }) => attributes.type === undefined);
  const alternates = twins.map(({ attributes }) => [attributes.hreflang, attributes.href]);
  compare(
    'the list of languages',
    Object.fromEntries(alternates.sort()),
    Object.fromEntries(Object.entries(expected.alternates).sort()),
  );
  compare(
    'the main heading',
    named(page, 'h1').map(({ text }) => text),
    [expected.heading],
  );
  compare('og:title', metaContent(page, 'og:title'), expected.heading);
  compare('twitter:title', metaContent(page, 'twitter:title'), expected.heading);
  compare('og:description', metaContent(page, 'og:description'), expected.description);
  compare('og:url', metaContent(page, 'og:url'), expected.canonical);
  const isHidden = metaContent(page, 'robots')?.includes('noindex') ?? false;
  compare('“kept from search engines”', isHidden, !expected.indexed);
  return problems;
};
