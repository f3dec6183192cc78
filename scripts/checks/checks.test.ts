/** Each check is silent about a page that is right, and names what is wrong with one that is not. */
import type { Check } from './finding.ts';
import { asLine } from './finding.ts';
import { checkHead } from './head.ts';
import { checkHeadings } from './headings.ts';
import { checkIds } from './ids.ts';
import { Links } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkNotices } from './notices.ts';
import { checkOrigins } from './origins.ts';
import { checkPictures } from './pictures.ts';
import { checkStructuredData } from './structured-data.ts';
import { pageWith, problemsOf } from './test-page.ts';

const CHECKS = {
  checkHead,
  checkHeadings,
  checkIds,
  checkMarkup,
  checkNotices,
  checkOrigins,
  checkPictures,
  checkStructuredData,
};
const said = (check: Check, from: string | RegExp, to: string) =>
  problemsOf(check(pageWith(from, to))).join('\n');

test.each(Object.entries(CHECKS))('%s has nothing to say of a good page', (_, check) => {
  expect(check(pageWith())).toEqual([]);
});

test.each<[what: string, check: Check, from: string | RegExp, to: string, problem: string]>([
  [
    'a wrong attribute',
    checkMarkup,
    '<h1>',
    '<input type="radio" autocomplete="off"><h1>',
    'valid-autocomplete',
  ],
  ['a block in a paragraph', checkMarkup, '<p>', '<p><b><p>x</p></b>', 'element-permitted'],
  ['another language', checkHead, 'lang="en-US"', 'lang="en-IN"', 'the language is "en-IN"'],
  ['the title of another page', checkHead, /<title>[^<]*/, '<title>Norvant | HRIS', 'the title is'],
  ['the heading of another page', checkHead, /<h1>[^<]*/, '<h1>HRIS', 'the main heading is'],
  [
    'the tab’s title for social networks',
    checkHead,
    /(og:title" content=")[^"]*/,
    '$1Norvant | Contact us',
    'og:title is',
  ],
  [
    'another title for one of them',
    checkHead,
    /(twitter:title" content=")[^"]*/,
    '$1HRIS',
    'twitter:title is',
  ],
  ['a second title', checkHead, '</head>', '<title>x</title></head>', 'the title is'],
  [
    'no description',
    checkHead,
    'name="description"',
    'name="other"',
    'the description is undefined',
  ],
  [
    'another page’s address',
    checkHead,
    /(canonical" href="[^"]*)contact-us/,
    '$1cookies',
    'the canonical address',
  ],
  ['a missing region', checkHead, 'hreflang="en-IN"', 'hreflang="en-GB"', 'the list of languages'],
  [
    'a page hidden from search',
    checkHead,
    '</head>',
    '<meta name="robots" content="noindex"></head>',
    'kept from search',
  ],
  ['no main heading', checkHeadings, /<h1>.*<\/h1>/, '', 'there are 0 main headings'],
  ['two main headings', checkHeadings, '<h1>', '<h1>One</h1><h1>', 'there are 2 main headings'],
  ['a skipped level', checkHeadings, /h2/g, 'h3', '“Offices” skips a level'],
  ['an empty heading', checkHeadings, '>Offices</h2>', '><svg></svg></h2>', 'has no words'],
  ['an id twice', checkIds, '<h1>', '<h1 id="offices">', '“offices” is there twice'],
  [
    'a lost reference',
    checkIds,
    'id="offices-heading"',
    'id="x"',
    'aria-labelledby names #offices-heading',
  ],
  [
    'a button for nothing',
    checkIds,
    '<h1>',
    '<button popovertarget="gone">x</button><h1>',
    'popovertarget names #gone',
  ],
  ['an image without text', checkPictures, '<h1>', '<img src="/a.svg"><h1>', 'has no text'],
  [
    'a drawing without text',
    checkPictures,
    '<h1>',
    '<svg role="img" aria-label=" "></svg><h1>',
    'has no text',
  ],
  [
    'a foreign script',
    checkOrigins,
    '</head>',
    '<script src="//cdn.example/a.js"></script></head>',
    'leaves the site',
  ],
  [
    'a foreign picture',
    checkOrigins,
    '<h1>',
    '<img alt="" srcset="/a.png 1x, https://x.example/b.png 2x"><h1>',
    'leaves the site',
  ],
  [
    'a foreign form',
    checkOrigins,
    '<h1>',
    '<form action="https://x.example/"></form><h1>',
    'leaves the site',
  ],
  ['a link that is not safe', checkOrigins, '#offices"', 'http://x.example/"', 'leaves the site'],
  ['broken data', checkStructuredData, '{"@graph"', '{@graph', 'cannot be read'],
  [
    'a thing that lacks something',
    checkStructuredData,
    '"logo":"/icon.svg"',
    '"logo":""',
    'Organization lacks logo',
  ],
  [
    'a type that nobody knows',
    checkStructuredData,
    '"ContactPage"',
    '"Contact"',
    'what a Contact needs',
  ],
  [
    'the data of another page',
    checkStructuredData,
    /("@type":"ContactPage","@id":"[^"]*)contact-us/,
    '$1cookies',
    'it describes “undefined”',
  ],
  [
    'a notice that waits in every page',
    checkNotices,
    '<h1>',
    '<p hidden>please allow necessary cookies to continue exploring</p><h1>',
    'it also says “please allow',
  ],
  ['no website', checkStructuredData, '"WebSite"', '"WebPage"', 'there is no WebSite'],
])('%s is found', (_, check, from, to, problem) => {
  expect(said(check, from, to)).toContain(problem);
});

test('a copy of the homepage that does not say why it is shown is found', () => {
  const page = { ...pageWith(), page: '/home/missing' };
  expect(problemsOf(checkNotices(page))).toEqual([
    expect.stringMatching(/^it does not say “The page you asked for was not found/),
  ]);
});

describe('links', () => {
  const dead = (from: string | RegExp = /^/, to = '') => {
    const links = new Links();
    links.add(pageWith(from, to));
    return links.findings();
  };

  test('to pages and places that are there are fine', () => {
    expect(dead()).toEqual([]);
    expect(dead('"/contact-us#content"', '"/INDIA"')).toEqual([]);
    expect(dead('"/contact-us#content"', '"https://example.org/"')).toEqual([]);
  });

  test.each(['/no-such-page', '/CONTACT-US', '#no-such-place', '/contact-us#gone', 'cookies'])(
    'to %s are dead, and say where they stand',
    (href) => {
      const [found] = dead('"/contact-us#content"', `"${href}"`);
      expect(found?.problem).toBe(`the link to ${href} is dead`);
      expect(asLine(found as never)).toMatch(/^\d+:\d+ <a href=.*Mend: /);
    },
  );
});
