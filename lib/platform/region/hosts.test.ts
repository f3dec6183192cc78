/** Which edition a request gets, and which hosts are believed. */
import { assert, constantFrom, domain, ipV4, property, string } from 'fast-check';
import { hostName, isHostOf, isLocalHost, regionOf, regionOfHost } from './hosts.ts';
import { asRegion, isRegion, otherRegion, REGIONS } from './region.ts';

const COOKIES = [undefined, 'USA', 'INDIA', 'usa', 'FRANCE', ''];

describe('the edition of a host', () => {
  test.each([
    // Host header                  host name                edition that the host decides
    ['norvant.com', 'norvant.com', 'USA'],
    ['www.norvant.com', 'www.norvant.com', 'USA'],
    ['www.norvant.in', 'www.norvant.in', 'INDIA'],
    ['NORVANT.COM:3000', 'norvant.com', 'USA'],
    ['norvant.in:80', 'norvant.in', 'INDIA'],
    ['preview.example.in', 'preview.example.in', 'INDIA'],
    ['localhost', 'localhost', undefined],
    ['localhost:3000', 'localhost', undefined],
    ['127.0.0.1', '127.0.0.1', undefined],
    ['[::1]:3000', '[::1]', undefined],
    ['preview.example.org', 'preview.example.org', undefined],
    ['evil.com.attacker.net', 'evil.com.attacker.net', undefined],
    ['norvant.com.evil', 'norvant.com.evil', undefined],
    ['norvantcom', 'norvantcom', undefined],
    ['berlin', 'berlin', undefined],
    ['com', 'com', undefined],
    ['a b', undefined, undefined],
    ['', undefined, undefined],
    [null, undefined, undefined],
    ['user@norvant.com', undefined, undefined],
    ['norvant.com/path', undefined, undefined],
    ['norvant.com:port', undefined, undefined],
    ['norvant.com:123456', undefined, undefined],
    ['norvant.com, evil.com', undefined, undefined],
    ['norvant.com\r\nX: 1', undefined, undefined],
    ['nörvant.com', undefined, undefined],
    ['norvant。com', undefined, undefined],
    [`${'a'.repeat(250)}.com`, undefined, undefined],
  ] as const)('%p is the host %p, edition by host: %p', (header, name, region) => {
    expect(hostName(header)).toBe(name);
    expect(regionOfHost(hostName(header))).toBe(region);
    for (const cookie of COOKIES)
      expect(regionOf(hostName(header), cookie)).toBe(
        region ?? (cookie === 'INDIA' ? 'INDIA' : 'USA'),
      );
  });

  test('on a live host no cookie changes the edition', () => {
    assert(
      property(domain(), string(), constantFrom('.com', '.in'), (name, cookie, ending) => {
        expect(regionOf(name + ending, cookie)).toBe(ending === '.com' ? 'USA' : 'INDIA');
      }),
    );
  });

  test('a host name never holds more than letters, digits, dots, hyphens and an IPv6 address', () => {
    assert(
      property(string({ unit: 'binary' }), (header) => {
        expect(hostName(header) ?? '').toMatch(/^(?:[a-z0-9.-]*|\[[0-9a-f:.]+\])$/);
      }),
    );
  });
});

describe('hosts of this machine', () => {
  test.each(['localhost', 'site.localhost', '127.0.0.1', '127.12.0.9', '[::1]'])('%s', (name) => {
    expect(isLocalHost(name)).toBe(true);
  });
  test.each([
    undefined,
    '',
    'localhost.evil.com',
    'evil-localhost',
    '127.0.0.1.evil.com',
    '128.0.0.1',
    '[::2]',
    'norvant.com',
  ])('not %p', (name) => {
    expect(isLocalHost(name)).toBe(false);
  });
  test('no public address', () => {
    assert(
      property(ipV4(), (address) => {
        expect(isLocalHost(address)).toBe(address.startsWith('127.'));
      }),
    );
  });
});

describe('hosts of an origin', () => {
  const ORIGIN = 'https://www.norvant.com';
  test.each(['norvant.com', 'www.norvant.com', 'preview.norvant.com'])('%s', (name) => {
    expect(isHostOf(ORIGIN, name)).toBe(true);
    expect(isHostOf('https://norvant.com', name)).toBe(true);
  });
  // A suffix counts only where a label begins.
  test.each([
    undefined,
    '',
    'evilnorvant.com',
    'evil-norvant.com',
    'norvant.com.evil.net',
    'norvant.in',
    'com',
  ])('not %p', (name) => {
    expect(isHostOf(ORIGIN, name)).toBe(false);
  });
});

describe('region names', () => {
  test('only the two are accepted, exactly as written', () => {
    expect(REGIONS.every(isRegion)).toBe(true);
    for (const value of ['usa', 'India', '', ' USA', 'constructor', undefined, null, 0, ['USA']])
      expect(isRegion(value)).toBe(false);
    expect(() => asRegion('FRANCE')).toThrow('no such region: FRANCE');
    expect(asRegion('INDIA')).toBe('INDIA');
  });
  test('each is the other of the other', () => {
    for (const region of REGIONS) {
      expect(otherRegion(region)).not.toBe(region);
      expect(otherRegion(otherRegion(region))).toBe(region);
    }
  });
});
