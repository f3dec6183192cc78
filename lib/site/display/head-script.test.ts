/** What a page looks like before the first paint, by what the visitor’s cookies say. */
import { createContext, runInContext } from 'node:vm';
import { assert, property, string } from 'fast-check';
import type { Region } from '../../platform/region/region.ts';
import { ACCOUNT_COOKIE } from '../../platform/session/cookies.ts';
import {
  buildRecord,
  consentCookieName,
  everyCategory,
  serializeRecord,
} from '../consent/record.ts';
import { cookieText } from '../content/site.ts';
import { givenName, INITIAL_PROPERTY, NAME_PROPERTY } from './account-name.ts';
import { DENIED_KEY, DIALOG_COMES_WITHIN_MS, FONT_SIZES, THEMES } from './display.ts';
import { headScript } from './head-script.ts';

type Browser = {
  cookie?: string;
  session?: Record<string, string> | 'forbidden';
  region?: Region;
  asksPrivacy?: boolean;
  /** The parts of the address behind '?' and '#', and how the visitor came here. */
  search?: string;
  hash?: string;
  arrival?: NavigationTimingType | undefined;
  setTimeout?: (work: () => void, after: number) => void;
};

/** The attributes that the script gives to <html>. */
const run = (browser: Browser = {}) => runOn(browser).dataset;

/** The same, and its custom properties. */
function runOn(browser: Browser = {}) {
  const { cookie = '', session = {}, region = 'USA', asksPrivacy, arrival } = browser;
  const { search = '', hash = '#x', setTimeout = () => {} } = browser;
  const dataset: Record<string, string> = {};
  const properties: Record<string, string> = {};
  const style = {
    setProperty: (name: string, value: string) => {
      properties[name] = value;
    },
  };
  const sessionStorage = {
    getItem: (key: string) => (session === 'forbidden' ? null : (session[key] ?? null)),
  };
  const page = {
    addEventListener: () => {},
    document: { documentElement: { dataset, style }, cookie },
    location: { search, hash },
    setTimeout,
    performance: { getEntriesByType: () => (arrival ? [{ type: arrival }] : []) },
    navigator: { globalPrivacyControl: asksPrivacy },
    get sessionStorage() {
      if (session === 'forbidden') throw new Error('SecurityError');
      return sessionStorage;
    },
  };
  runInContext(headScript(region, cookieText[region].revision), createContext(page));
  return { dataset, properties };
}

const consent = (region: Region, revision: string = cookieText[region].revision) => {
  const record = buildRecord({ region, ip: '::1', choices: everyCategory(false), revision });
  return `${consentCookieName(region)}=${encodeURIComponent(serializeRecord(record))}`;
};

test('a new visitor gets the default look and is asked about cookies', () => {
  expect(run()).toEqual({ js: '', consent: 'needed' });
});

describe('theme and font size', () => {
  test.each(THEMES)('the theme %s is applied', (theme) => {
    expect(run({ cookie: `a=b; theme=${theme}; c=d` }).theme).toBe(theme);
  });
  test.each(FONT_SIZES)('the font size %s is applied; medium is how pages are', (size) => {
    const expected = size === 'medium' ? undefined : size;
    expect(run({ cookie: `font-size=${size}` }).font).toBe(expected);
  });
  test.each([
    'theme=unknown',
    'theme=t0',
    'theme=t01x',
    'theme=',
    'theme="t01"',
    'theme=t01"><script>',
    'xtheme=t01',
    'x-theme=t01',
    'a=theme=t01',
    'font-size=huge',
    'font-size=LARGE',
    'font-size=large;small'.replace(';', '%3B'),
    'xfont-size=large',
  ])('%s changes nothing', (cookie) => {
    expect(run({ cookie })).toEqual({ js: '', consent: 'needed' });
  });
});

describe('the cookie banner', () => {
  test.each(['USA', 'INDIA'] as const)('stays away after consent in the edition %s', (region) => {
    expect(run({ region, cookie: `theme=t01; ${consent(region)}` })).toEqual({
      js: '',
      theme: 't01',
      consent: 'given',
    });
  });
  test('stays away after consent even when the visitor had denied before', () => {
    expect(run({ cookie: consent('USA'), session: { [DENIED_KEY]: '1' } }).consent).toBe('given');
  });
  test('stays away for the session after everything was denied', () => {
    expect(run({ session: { [DENIED_KEY]: '1' } }).consent).toBe('denied');
  });
  test.each([
    ['consent in the other edition', consent('INDIA')],
    ['consent to an older text', consent('USA', '2020-01-01')],
    ['rubbish', 'cookie-consent-USA=true'],
    ['an empty cookie', 'cookie-consent-USA='],
    ['the bare date of the text', `cookie-consent-USA=${cookieText.USA.revision}`],
  ])('comes back with %s', (_, cookie) => {
    expect(run({ cookie }).consent).toBe('needed');
  });
  test('comes where the browser keeps no session', () => {
    expect(run({ session: 'forbidden', cookie: 'theme=t04' })).toEqual({
      js: '',
      theme: 't04',
      consent: 'needed',
    });
  });
});

describe('after a refusal of the guard', () => {
  test.each(['missing', 'invalid'])('(%s) the dialog comes first, for a while', (reason) => {
    const works: [work: () => void, after: number][] = [];
    const { dataset } = runOn({
      search: `?consent=${reason}&next=%2FProducts%2FPAY`,
      setTimeout: (...work) => works.push(work),
    });
    expect(dataset).toMatchObject({ dialogFirst: '', consent: 'needed' });
    expect(works).toEqual([[expect.any(Function), DIALOG_COMES_WITHIN_MS]]);
    works[0]?.[0]();
    expect(dataset).not.toHaveProperty('dialogFirst');
  });
  test.each(['', '?consent=ip&next=%2FProducts', '?next=%3Fconsent%3Dmissing', '?missing=%2Fx'])(
    'the banner asks at once with “%s”',
    (search) => expect(run({ search })).not.toHaveProperty('dialogFirst'),
  );
});

test('a browser that sends Global Privacy Control is noticed', () => {
  expect(run({ asksPrivacy: true })).toEqual({ js: '', gpc: '', consent: 'needed' });
  expect(run({ asksPrivacy: true, cookie: consent('USA') }).consent).toBe('given');
  expect(run({ asksPrivacy: false })).not.toHaveProperty('gpc');
});

describe('the account that is signed in', () => {
  const cookieOf = (name: string) => `region=USA; ${ACCOUNT_COOKIE}=${encodeURIComponent(name)}`;

  test('is known before the first paint, by the name that the header shows', () => {
    const { dataset, properties } = runOn({ cookie: cookieOf('Sam Reed') });
    expect(dataset.account).toBe('Sam');
    expect(properties).toEqual({ [NAME_PROPERTY]: '"Sam"', [INITIAL_PROPERTY]: '"S"' });
  });

  test('is nobody without the cookie, and with one that was just deleted or is spoilt', () => {
    for (const cookie of ['theme=t01', `${ACCOUNT_COOKIE}=`, `${ACCOUNT_COOKIE}=%E0%A4%A`])
      expect(runOn({ cookie })).toEqual({
        dataset: expect.not.objectContaining({ account: expect.anything() }),
        properties: {},
      });
  });

  test('is called as everywhere else, whatever the name', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const { dataset, properties } = runOn({ cookie: cookieOf(name) });
        expect(dataset.account).toBe(givenName(name));
        expect(properties[NAME_PROPERTY]).toBe(JSON.stringify(givenName(name)));
      }),
    );
  });
});

test('before all else, Google’s consent signals are denied', () => {
  expect(headScript('USA', '')).toMatch(/^var dataLayer=.*\n.*\ngtag\('consent','default',/);
});

test('no cookie makes it fail, and no attribute but these four is ever written', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (before, value) => {
      const cookie = `${before}; theme=${value}; font-size=${value}; cookie-consent-USA=${value}`;
      const { js, consent: state, ...rest } = run({ cookie });
      expect(js).toBe('');
      expect(['needed', 'given']).toContain(state);
      for (const [name, set] of Object.entries(rest))
        expect(name === 'theme' ? THEMES : FONT_SIZES).toContain(set);
    }),
  );
});

test('the script can stand in a page: it closes no element and has no placeholder left', () => {
  const script = headScript('INDIA', cookieText.INDIA.revision);
  expect(script).not.toMatch(/<\/|<!--|\$\{|undefined/);
});

describe('sections may wait with their layout until they are seen', () => {
  test('on a page that is opened at its top', () => {
    expect(run({ hash: '', arrival: 'navigate' })).toHaveProperty('lazyLayout');
  });
  test.each<[why: string, browser: Browser]>([
    ['a place is asked for', { hash: '#offices', arrival: 'navigate' }],
    ['the browser returns to where it was', { hash: '', arrival: 'back_forward' }],
    ['a reload keeps the place', { hash: '', arrival: 'reload' }],
    ['the browser does not say', { hash: '' }],
  ])('but not when %s', (_, browser) => {
    expect(run(browser)).not.toHaveProperty('lazyLayout');
  });
});
