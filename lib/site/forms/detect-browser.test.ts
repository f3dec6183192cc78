/** Real user agents, of every kind that the specification names and of those that pretend. */
import { assert, property, string } from 'fast-check';
import { type Brands, type Browser, describeBrowser, detectBrowser } from './detect-browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[Browser, string, string]>([
  [
    'edge',
    'Microsoft Edge 142',
    `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'edge',
    'Microsoft Edge 142',
    `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
  ],
  [
    'edge',
    'Microsoft Edge 142',
    `${IPHONE} ${IOS_WEBKIT} Version/18.0 EdgiOS/142.0.3595.65 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'edge',
    'Microsoft Edge 18',
    `${WINDOWS} ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
  ],
  ['opera', 'Opera 124', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['opera', 'Opera 91', `${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`],
  ['opera', 'Opera 5', `${IPHONE} ${IOS_WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1 OPT/5.7.0`],
  ['opera', 'Opera 12', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
  ['opera', 'Opera 8', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; en) Opera 8.54'],
  ['chrome', 'Chrome 142', `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['chrome', 'Chrome 142', `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    'chrome',
    'Chrome 142',
    `${IPHONE} ${IOS_WEBKIT} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
  ],
  [
    'chrome',
    'Chrome 142',
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'chrome',
    'Chrome 142',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'ie',
    'Internet Explorer 11',
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ],
  ['ie', 'Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
  [
    'firefox',
    'Firefox 144',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  ],
  [
    'firefox',
    'Firefox 144',
    'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  ],
  ['firefox', 'Firefox 144', `${IPHONE} ${IOS_WEBKIT} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`],
  ['safari', 'Safari 26.1', `${MAC} ${IOS_WEBKIT} Version/26.1 Safari/605.1.15`],
  ['safari', 'Safari 26.1', `${IPHONE} ${IOS_WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['other', '', `${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['other', '', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36`],
  ['other', '', `${WINDOWS} ${WEBKIT} Chrome/112.0.0.0 Safari/537.36 Vivaldi/6.0.2979.18`],
  ['other', '', `${IPHONE} ${IOS_WEBKIT} GSA/390.0.8 Mobile/15E148 Safari/604.1`],
  ['other', '', `${MAC} ${IOS_WEBKIT} Version/18.6 Safari/605.1.15 Ddg/18.6`],
  ['other', '', `${IPHONE} ${IOS_WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBAV/540.0.0]`],
  [
    'other',
    '',
    'Mozilla/5.0 (Linux; U; Android 4.0.3; en-in) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'other',
    '',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0 Mobile Safari/537.36',
  ],
  [
    'other',
    '',
    'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0 SeaMonkey/2.53.21',
  ],
  ['other', '', 'curl/8.16.0'],
  ['other', '', ''],
])('%s, "%s": %s', (browser, words, userAgent) => {
  expect(detectBrowser(userAgent)).toBe(browser);
  expect(describeBrowser(userAgent)).toBe(words);
});

describe('what a browser says of its brand counts more than its user agent', () => {
  const CHROME = `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`;
  const noise = { brand: 'Not_A Brand', version: '99' };
  const engine = { brand: 'Chromium', version: '142' };

  test.each<[string, Brands, Browser, string]>([
    ['Edge', [{ brand: 'Microsoft Edge', version: '141' }], 'edge', 'Microsoft Edge 141'],
    ['Opera', [{ brand: 'Opera', version: '124' }], 'opera', 'Opera 124'],
    ['Chrome', [{ brand: 'Google Chrome', version: '142' }], 'chrome', 'Chrome 142'],
    ['Brave, which looks like Chrome', [{ brand: 'Brave', version: '142' }], 'other', ''],
    [
      'one named like a part of every object',
      [{ brand: 'constructor', version: '1' }],
      'other',
      '',
    ],
    ['bare Chromium', [], 'chrome', 'Chrome 142'],
  ])('%s', (_, own, browser, words) => {
    for (const brands of [
      [noise, engine, ...own],
      [...own, engine, { brand: 'Not)A;Brand', version: '8' }],
    ]) {
      expect(detectBrowser(CHROME, brands)).toBe(browser);
      expect(describeBrowser(CHROME, brands)).toBe(words);
    }
  });
});

test('nobody breaks it by what they call themselves', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(describeBrowser(text).length).toBeLessThan(400);
      expect(describeBrowser('', [{ brand: text, version: text }]).length).toBeLessThan(450);
    }),
  );
});
