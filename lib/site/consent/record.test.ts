/** The consent cookie: what was written is read back, and nothing else is taken for a record. */
import {
  array,
  assert,
  boolean,
  constantFrom,
  ipV4,
  ipV6,
  property,
  record as shape,
  string,
} from 'fast-check';
import { REGIONS } from '../../platform/region/region.ts';
import {
  agreedRecord,
  allAllowed,
  buildRecord,
  CATEGORIES,
  type ConsentRecord,
  choiceCookie,
  choicesOf,
  consentCookieName,
  everyCategory,
  parseRecord,
  serializeRecord,
} from './record.ts';

const RECORD: ConsentRecord = {
  consent: true,
  ip: '192.0.2.7',
  country_code: 'USA',
  necessary_cookies_consent: true,
  performance_cookies_consent: false,
  marketing_cookies_consent: false,
  analytical_cookies_consent: true,
  functional_cookies_consent: false,
  revision: '2026-11-01',
};
const without = (field: keyof ConsentRecord) => {
  const { [field]: _, ...rest } = RECORD;
  return rest;
};

const anyRecord = shape({
  consent: boolean(),
  ip: ipV4().map(String),
  country_code: constantFrom(...REGIONS),
  necessary_cookies_consent: boolean(),
  performance_cookies_consent: boolean(),
  marketing_cookies_consent: boolean(),
  analytical_cookies_consent: boolean(),
  functional_cookies_consent: boolean(),
  revision: string({ maxLength: 20, unit: 'binary' }),
});

test('every record is read back as it was written, percent-encoded or not', () => {
  assert(
    property(anyRecord, (written) => {
      const value = serializeRecord(written);
      expect(parseRecord(value)).toEqual(written);
      expect(parseRecord(encodeURIComponent(value))).toEqual(written);
    }),
  );
});

test('the longest honest record fits: an IPv6 address, percent-encoded', () => {
  const longest = { ...RECORD, ip: 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255' };
  expect(parseRecord(encodeURIComponent(serializeRecord(longest)))).toEqual(longest);
});

test('whatever a stranger puts into the cookie, reading it never throws', () => {
  assert(
    property(string({ unit: 'binary' }), ipV6(), (text, ip) => {
      expect(parseRecord(text)).toBeUndefined();
      expect(parseRecord(`{"ip":"${ip}",${text}`)).toBeUndefined();
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a word', 'yes'],
  ['a broken escape', '%E0%A4%A'],
  ['half a record', serializeRecord(RECORD).slice(0, -1)],
  ['a list', '[true]'],
  ['null', 'null'],
  ['a number', '1'],
  ['an encoded list', encodeURIComponent('[{}]')],
  ['a record without an address', JSON.stringify(without('ip'))],
  ['a record without its text', JSON.stringify(without('revision'))],
  ['a record of no edition', JSON.stringify(without('country_code'))],
  ['a record of a third edition', JSON.stringify({ ...RECORD, country_code: 'FRANCE' })],
  ['an edition in lower case', JSON.stringify({ ...RECORD, country_code: 'usa' })],
  ['consent as a word', JSON.stringify({ ...RECORD, consent: 'true' })],
  ['consent as a number', JSON.stringify({ ...RECORD, consent: 1 })],
  ['an address that is a list', JSON.stringify({ ...RECORD, ip: ['192.0.2.7'] })],
  ['a record encoded twice', encodeURIComponent(encodeURIComponent(serializeRecord(RECORD)))],
  ...CATEGORIES.map((category) => [
    `a record without ${category}`,
    JSON.stringify(without(`${category}_cookies_consent`)),
  ]),
])('%s is no record', (_, value) => {
  expect(parseRecord(value)).toBeUndefined();
});

test('a value longer than any honest record is not even parsed', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const padded = JSON.stringify({ ...RECORD, revision: 'x'.repeat(1000) });
  expect(parseRecord(padded)).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

describe('agreeing to what is in force', () => {
  const agreed = (change: Partial<ConsentRecord> = {}) =>
    agreedRecord(serializeRecord({ ...RECORD, ...change }), 'USA', RECORD.revision);
  test('is a record of this edition and of the current text', () => {
    expect(agreed()).toEqual(RECORD);
  });
  test('from another address still counts: that is the guard’s question', () => {
    expect(agreed({ ip: '198.51.100.1' })).toBeDefined();
  });
  test.each([
    { consent: false },
    { necessary_cookies_consent: false },
    { country_code: 'INDIA' },
    { revision: '2020-01-01' },
  ] as const)('is not %p', (change) => {
    expect(agreed(change)).toBeUndefined();
  });
  test.each([undefined, '', 'yes'])('is not the cookie %p', (value) => {
    expect(agreedRecord(value, 'USA', RECORD.revision)).toBeUndefined();
  });
});

test('choices survive the way into a record and back', () => {
  const anyChoices = array(boolean(), { minLength: 4, maxLength: 4 });
  assert(
    property(anyChoices, ([performance, marketing, analytical, functional]) => {
      const choices = {
        necessary: true,
        performance: performance === true,
        marketing: marketing === true,
        analytical: analytical === true,
        functional: functional === true,
      };
      const record = buildRecord({ region: 'INDIA', ip: '::1', choices, revision: '2026-11-01' });
      expect(choicesOf(record)).toEqual(choices);
      expect(record).toMatchObject({ consent: true, country_code: 'INDIA' });
    }),
  );
});

test('the necessary cookies cannot be refused within a record', () => {
  const choices = { ...everyCategory(true), necessary: false };
  const record = buildRecord({ region: 'USA', ip: '', choices, revision: '' });
  expect(record.necessary_cookies_consent).toBe(true);
});

test('all is allowed only when nothing was refused', () => {
  expect(allAllowed(everyCategory(true))).toBe(true);
  expect(allAllowed(everyCategory(false))).toBe(false);
  for (const category of CATEGORIES)
    expect(allAllowed({ ...everyCategory(true), [category]: false })).toBe(false);
});

test('each edition has a cookie of its own, kept for 365 days, for this site only', () => {
  expect(REGIONS.map(consentCookieName)).toEqual(['cookie-consent-USA', 'cookie-consent-INDIA']);
  expect(choiceCookie(true)).toEqual({
    path: '/',
    maxAge: 31_536_000,
    sameSite: 'lax',
    secure: true,
  });
  expect(choiceCookie(false).secure).toBe(false);
});
