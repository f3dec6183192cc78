/** All words together: which name, law, figure or sentence may stand where. */
import { REGIONS } from '../../platform/region/region.ts';
import { tokens } from './brand.ts';
import { getMessages } from './messages.ts';
import { brand, claims, cookieText } from './site.ts';
import { files, pageTexts, prepared, siteTexts } from './test-corpus.ts';

const allTexts = [...pageTexts, ...siteTexts];

/** The texts that hold what they should not, as 'file field (edition): …what…'. */
function findings(texts: typeof allTexts, pattern: RegExp): string[] {
  return texts.flatMap(({ file, field, region, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `content/${file}: ${field} (${region}): …${text.slice(Math.max(0, index - 30), index + found.length + 30)}…`,
    ),
  );
}

test('the brand is named in one file alone', () => {
  const names = new RegExp(
    Object.values(brand)
      .flatMap(({ slug, name }) => [slug, name])
      .join('|'),
    'i',
  );
  const named = files.filter(
    ({ path, text }) => !path.endsWith('site/brand.yaml') && names.test(text),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});

describe('figures that need proof', () => {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ledger = [...claims.USA, ...claims.INDIA];
  // Prices are filled in from their own file, and `npm run content` refuses those typed by hand.
  const prices = Object.values(tokens).flatMap((words) =>
    [...words].filter(([name]) => name.startsWith('price:')).map(([, price]) => price),
  );
  /** Bare numbers are plain counts everywhere else. */
  const figures = [...new Set(ledger.map(({ figure }) => figure))].filter(
    (figure) => !/^\d+$/.test(figure) && !prices.includes(figure),
  );
  /** The same figures as an editor might type them. */
  const typed = [
    '70-99%',
    '70% to 99%',
    '$5-6 million',
    '$5 to $6 million',
    '$5 million',
    '₹11 crore',
    'around the clock',
  ];
  /** Uses of the same number that are no claim of ours. */
  const allowed = /\$40, \$50|\$30, \$40/g;

  test.each([...figures, ...typed])('%s stands in the claims ledger and nowhere else', (figure) => {
    const texts = [...pageTexts, ...siteTexts.filter(({ file }) => file !== 'site/claims.yaml')];
    const other = texts.map((text) => ({ ...text, text: text.text.replace(allowed, '') }));
    expect(findings(other, new RegExp(`(?<![\\d.,–-])${escaped(figure)}(?![\\d])`, 'g'))).toEqual(
      [],
    );
  });

  test('compliance is supported, not certified', () => {
    expect(findings(pageTexts, /\b(certified|compliant with|guarantees? compliance)\b/gi)).toEqual(
      [],
    );
  });
});

describe('words', () => {
  /** Names of pages and sections that the specification quotes. */
  const QUOTED =
    /^(Solutions|Comprehensive Solutions|PL\d\.\d+ · Comprehensive solutions|Q\d · (Cutting-edge technologies|Bold solutions))$/;

  test.each([
    /\bleverag\w*/gi,
    /\bempower\w*/gi,
    /\bseamless\w*/gi,
    /\bcutting[- ]edge\b/gi,
    /\brobust\w*/gi,
    /\bsolutions?\b/gi,
    /\bunlock\w*/gi,
    /\belevat\w*/gi,
    /\bjourneys?\b/gi,
    /\blandscapes?\b/gi,
    /\bin today['’]s\b/gi,
    /\bnot just\b/gi,
    /\bwhether you['’]re\b/gi,
    /\bcoming soon\b/gi,
    /\blorem\b|\bipsum\b/gi,
    /\bTODO\b|\bTBD\b/g,
    /!/g,
    / {2,}| ,| \./g,
  ])('nobody writes %s', (pattern) => {
    const own = allTexts.filter(({ text }) => !QUOTED.test(text));
    expect(findings(own, pattern)).toEqual([]);
  });

  test('a plan with a price is not called Free, and nobody writes Enterprice', () => {
    const wrong = /\bFree(, | for )(three|3) years|\bthree-year Free\b|Enterprice/g;
    expect(findings(allTexts, wrong)).toEqual([]);
  });

  test('nothing beside a drawing asks to be clicked: drawings are pictures', () => {
    const clicks = [...prepared].flatMap(([where, { sections }]) =>
      sections
        .filter((section) => 'drawing' in section)
        .flatMap((section) => JSON.stringify(section).match(/[^.]*\bclick[^.]*/gi) ?? [])
        .map((text) => `${where}: ${text}`),
    );
    expect(clicks).toEqual([]);
  });

  test('the interface asks nobody to log in, where a button says “Sign in”', () => {
    const stiff = /\b(log(ged)? (in|out)|login)\b|\bshall\b|\bdata lies?\b/gi;
    const said = REGIONS.flatMap((region) => leaves(getMessages(region)));
    expect(said.filter((text) => stiff.test(text))).toEqual([]);
  });

  test('the INDIA edition has no American spelling', () => {
    const american =
      /\b(\w+(organiz|customiz|recogniz|standardiz|optimiz|prioritiz|minimiz|utiliz)\w*|(organiz|optimiz|customiz|standardiz|recogniz|prioritiz)\w*|colors?|labor|favorites?|centers?|enrollments?|licenses?(?= (is|are|and|for|of))|canceled|traveled|behaviors?|dependents)\b/gi;
    const india = allTexts.filter(
      ({ region, text }) => region === 'INDIA' && !text.startsWith('/'),
    );
    expect(findings(india, american)).toEqual([]);
  });
});

/** Every text of a tree. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(leaves);
}

describe('sentences', () => {
  const words = (sentence: string) =>
    sentence.toLowerCase().match(/[\p{L}\p{N}{}:$₹%'’-]+/gu) ?? [];

  test.each(REGIONS)('of banner, dialog and notices are there once in the region %s', (region) => {
    const { consent, cookieDialog } = getMessages(region);
    const texts = leaves({ consent, cookieDialog, markup: cookieText[region] });
    const sentences = texts
      .flatMap((text) => text.replace(/<[^>]+>/g, '').split(/(?<=[.?:;])\s+/))
      // 'Not in use today.' is a state, said of each category that has it.
      .filter((sentence) => words(sentence).length > 5);
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });
});
