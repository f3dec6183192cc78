/** Which pages may call us. */
import { crossSiteReason, isSameHost } from './same-origin.ts';

const post = (headers: Record<string, string>, host = 'www.norvant.com') =>
  crossSiteReason('POST', new Headers({ host, ...headers }));

test.each([
  ['a page of this host', { origin: 'https://www.norvant.com' }],
  [
    'a page of this host, marked so',
    { origin: 'https://www.norvant.com', 'sec-fetch-site': 'same-origin' },
  ],
  ['a program that is no browser', {}],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
])('takes %s', (_, headers) => {
  expect(post(headers as Record<string, string>)).toBeUndefined();
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandbox or a data: address', { origin: 'null' }],
  ['a look-alike behind ours', { origin: 'https://www.norvant.com.evil.example' }],
  ['a look-alike before ours', { origin: 'https://evilnorvant.com' }],
  ['the other edition', { origin: 'https://www.norvant.in' }],
  ['another port', { origin: 'https://www.norvant.com:8443' }],
  ['a user name that looks like us', { origin: 'https://www.norvant.com@evil.example' }],
  ['an empty origin', { origin: '' }],
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  [
    'cross-site with our origin',
    { origin: 'https://www.norvant.com', 'sec-fetch-site': 'cross-site' },
  ],
  ['a neighbour below the domain', { 'sec-fetch-site': 'same-site' }],
  ['text/plain', { origin: 'https://www.norvant.com', 'content-type': 'Text/Plain;charset=utf-8' }],
])('refuses %s', (_, headers) => {
  expect(post(headers as Record<string, string>)).toEqual(expect.any(String));
});

test('reading is free', () => {
  const headers = new Headers({ host: 'www.norvant.com', origin: 'https://evil.example' });
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(crossSiteReason(method, headers)).toBeUndefined();
});

test('local runs work with their port; a strange host is not believed, even about itself', () => {
  expect(post({ origin: 'http://localhost:3000' }, 'localhost:3000')).toBeUndefined();
  expect(post({ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000')).toBeUndefined();
  expect(post({ origin: 'http://localhost:3001' }, 'localhost:3000')).toEqual(expect.any(String));
  expect(post({ origin: 'https://evil.example' }, 'evil.example')).toEqual(expect.any(String));
  expect(post({ origin: 'https://evilnorvant.com' }, 'evilnorvant.com')).toEqual(
    expect.any(String),
  );
});

test('the port that a scheme implies may be written out', () => {
  const headers = new Headers({ host: 'www.norvant.com:443' });
  expect(isSameHost('https://www.norvant.com/page', headers)).toBe(true);
  expect(isSameHost('http://www.norvant.com/page', headers)).toBe(false);
});

test('who came by https is believed only when the page did, too', () => {
  const origin = 'http://www.norvant.com';
  expect(post({ origin })).toBeUndefined();
  expect(post({ origin, 'x-forwarded-proto': 'https' })).toEqual(expect.any(String));
  const secure = { origin: 'https://www.norvant.com', 'x-forwarded-proto': 'https' };
  expect(post(secure)).toBeUndefined();
});

test('a machine in the local network is asked by its address', () => {
  expect(post({ origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3000')).toBeUndefined();
  expect(post({ origin: 'http://[fd00::5]:3000' }, '[fd00::5]:3000')).toBeUndefined();
  expect(post({ origin: 'http://192.168.1.6:3000' }, '192.168.1.5:3000')).toEqual(
    expect.any(String),
  );
});

test.each(['norvant.com:99999', '127.999.1.1'])(
  'a Host that is none (%s) is no failure',
  (host) => {
    expect(post({ origin: 'https://www.norvant.com' }, host)).toEqual(expect.any(String));
  },
);
