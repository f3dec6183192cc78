/** The consent guard, grouped by kind of visitor. */
import { REGIONS } from '../../platform/region/region.ts';
import { type GuardFacts, guard } from './guard.ts';
import { buildRecord, type ConsentRecord, everyCategory, serializeRecord } from './record.ts';

const AGREED = buildRecord({
  region: 'USA',
  ip: '192.0.2.7',
  choices: everyCategory(false),
  revision: '2026-11-01',
});
const VISITOR: Omit<GuardFacts, 'cookie'> = {
  region: 'USA',
  ip: '192.0.2.7',
  revision: '2026-11-01',
  isCrawler: false,
};
const cookieOf = (change: Partial<ConsentRecord> = {}) => serializeRecord({ ...AGREED, ...change });

describe('a new visitor', () => {
  test.each([undefined, ''])('is asked first (cookie: %p)', (cookie) => {
    expect(guard({ ...VISITOR, cookie })).toBe('missing');
  });
});

describe('a consenting visitor', () => {
  test('passes with the necessary cookies alone', () => {
    expect(guard({ ...VISITOR, cookie: cookieOf() })).toBe('allowed');
  });
  test('passes when the cookie arrives percent-encoded', () => {
    expect(guard({ ...VISITOR, cookie: encodeURIComponent(cookieOf()) })).toBe('allowed');
  });
  test.each(REGIONS)('passes in the edition %s with a record of that edition', (region) => {
    const cookie = cookieOf({ country_code: region });
    expect(guard({ ...VISITOR, region, cookie })).toBe('allowed');
  });
});

describe('a refusing visitor', () => {
  test.each([
    ['no consent at all', { consent: false }],
    ['no necessary cookies', { necessary_cookies_consent: false }],
  ])('stays outside: %s', (_, change) => {
    expect(guard({ ...VISITOR, cookie: cookieOf(change) })).toBe('invalid');
  });
  test('stays outside even when every other category is allowed', () => {
    const all = buildRecord({ ...AGREED, region: 'USA', choices: everyCategory(true) });
    const cookie = serializeRecord({ ...all, necessary_cookies_consent: false });
    expect(guard({ ...VISITOR, cookie })).toBe('invalid');
  });
});

describe('a visitor whose record is not for this page', () => {
  test('who agreed in the other edition is asked again', () => {
    expect(guard({ ...VISITOR, region: 'INDIA', cookie: cookieOf() })).toBe('invalid');
  });
  test('who agreed to an older text is asked again', () => {
    expect(guard({ ...VISITOR, cookie: cookieOf({ revision: '2025-01-01' }) })).toBe('invalid');
  });
  test('whose cookie is rubbish is asked again', () => {
    expect(guard({ ...VISITOR, cookie: 'true' })).toBe('invalid');
  });
});

describe('a visitor at another address', () => {
  test.each(['192.0.2.8', '192.0.2.77', '::ffff:192.0.2.7', ''])(
    'is asked to confirm: %p',
    (ip) => {
      expect(guard({ ...VISITOR, ip, cookie: cookieOf() })).toBe('ip');
    },
  );
  test('hears of the wrong record first, because it alone would not do', () => {
    const cookie = cookieOf({ revision: '2025-01-01' });
    expect(guard({ ...VISITOR, ip: '198.51.100.1', cookie })).toBe('invalid');
  });
});

describe('a crawler', () => {
  test.each([
    ['nothing', undefined],
    ['rubbish', 'x'],
    ['a refusal', cookieOf({ consent: false })],
    ['consent from elsewhere', cookieOf({ ip: '198.51.100.1' })],
  ])('passes with %s in the cookie', (_, cookie) => {
    expect(guard({ ...VISITOR, isCrawler: true, cookie })).toBe('crawler');
  });
});
