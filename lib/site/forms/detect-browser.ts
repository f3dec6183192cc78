/**
 * Which browser a visitor uses, as far as it says so (specification, section 9). Pure: used in the
 * browser, and on the server with the User-Agent header.
 */

export type Browser = 'edge' | 'opera' | 'chrome' | 'ie' | 'firefox' | 'safari' | 'other';
/** `navigator.userAgentData.brands`; only browsers made of Chromium have it. */
export type Brands = readonly { brand: string; version: string }[];

export const BROWSER_NAMES = {
  edge: 'Microsoft Edge',
  opera: 'Opera',
  chrome: 'Chrome',
  ie: 'Internet Explorer',
  firefox: 'Firefox',
  safari: 'Safari',
} as const satisfies Record<Exclude<Browser, 'other'>, string>;

/** No browser sends a longer one; searching it would be work done for an attacker. */
const LONGEST_AGENT = 500;

type Found = { browser: Browser; version?: string };

const BRANDS: Record<string, Browser> = {
  'Microsoft Edge': 'edge',
  Opera: 'opera',
  'Google Chrome': 'chrome',
  HeadlessChrome: 'chrome',
};
/** A browser that is made of Chromium and says no more. 'Not A;Brand' and the like are noise. */
const NO_BRAND = /^Chromium$|not.{0,3}a.{0,3}brand/i;

/**
 * In this order, because most name others as well: Edge says Chrome and Safari, Chrome says Safari.
 * Browsers of other makers come first, so that they are not taken for the one whose engine they use. The
 * first group, or else the second, is the version.
 */
const AGENTS: readonly (readonly [RegExp, Browser])[] = [
  [
    /SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|MiuiBrowser|HuaweiBrowser|DuckDuckGo|Ddg\/|GSA\/|SeaMonkey|PaleMoon|FBA[NV]|Instagram|; wv\)/,
    'other',
  ],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'edge'],
  [/(?:OPR|OPiOS|OPT)\/(\d+)|Opera.*Version\/(\d+)/, 'opera'],
  [/Opera[/ ](\d+)/, 'opera'],
  [/MSIE (\d+)|Trident\/.*rv:(\d+)/, 'ie'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'chrome'],
  [/^(?!.*Android).*Version\/(\d+(?:\.\d+)?).* Safari\//, 'safari'],
];

function findByBrands(brands: Brands): Found | undefined {
  const own = brands.filter(({ brand }) => !NO_BRAND.test(brand));
  const known = own.find(({ brand }) => Object.hasOwn(BRANDS, brand));
  if (known) return { browser: BRANDS[known.brand] ?? 'other', version: known.version };
  return own.length > 0 ? { browser: 'other' } : undefined;
}

function findByAgent(userAgent: string): Found {
  for (const [pattern, browser] of AGENTS) {
    const match = pattern.exec(userAgent.slice(0, LONGEST_AGENT));
    if (match) return { browser, version: match[1] ?? match[2] };
  }
  return { browser: 'other' };
}

const find = (userAgent: string, brands: Brands = []) =>
  findByBrands(brands) ?? findByAgent(userAgent);

/**
 * The browser by its brand, on every system: Chrome on an iPhone is chrome, though it is built on
 * Safari. What the list does not name is other, whatever it is built on.
 */
export function detectBrowser(userAgent: string, brands?: Brands): Browser {
  return find(userAgent, brands).browser;
}

/** As a person would write it, 'Firefox 144'; the empty string for one that is not known. */
export function describeBrowser(userAgent: string, brands?: Brands): string {
  const { browser, version } = find(userAgent, brands);
  if (browser === 'other') return '';
  return [BROWSER_NAMES[browser], version].filter(Boolean).join(' ');
}
