/** Which pages may call us. */
import { brand } from '../../site/content/company.ts';
import { crossSiteReason, isSameHost } from './same-origin.ts';

const OURS = new URL(brand.USA.website).host;
const LOOK_ALIKE = `evil${OURS.replace('www.', '')}`;
const THERE = new URL(brand.INDIA.website).host;

const post = (headers: Record<string, string>, host = OURS) =>
  crossSiteReason('POST', new Headers({ host, ...headers }));

test.each([
  ['a page of this host', { origin: `https://${OURS}` }],
  [
    'a page of this host, marked so',
    { origin: `https://${OURS}`, 'sec-fetch-site': 'same-origin' },
  ],
  ['a program that is no browser', {}],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
])('takes %s', (_, headers) => {
  expect(post(headers as Record<string, string>)).toBeUndefined();
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandbox or a data: address', { origin: 'null' }],
  ['a look-alike behind ours', { origin: `https://${OURS}.evil.example` }],
  ['a look-alike before ours', { origin: `https://${LOOK_ALIKE}` }],
  ['the other edition', { origin: `https://${THERE}` }],
  ['another port', { origin: `https://${OURS}:8443` }],
  ['a user name that looks like us', { origin: `https://${OURS}@evil.example` }],
  ['an empty origin', { origin: '' }],
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['cross-site with our origin', { origin: `https://${OURS}`, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour below the domain', { 'sec-fetch-site': 'same-site' }],
  ['text/plain', { origin: `https://${OURS}`, 'content-type': 'Text/Plain;charset=utf-8' }],
])('refuses %s', (_, headers) => {
  expect(post(headers as Record<string, string>)).toEqual(expect.any(String));
});

test('reading is free', () => {
  const headers = new Headers({ host: OURS, origin: 'https://evil.example' });
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(crossSiteReason(method, headers)).toBeUndefined();
});

test('local runs work with their port; a strange host is not believed, even about itself', () => {
  expect(post({ origin: 'http://localhost:3000' }, 'localhost:3000')).toBeUndefined();
  expect(post({ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000')).toBeUndefined();
  expect(post({ origin: 'http://localhost:3001' }, 'localhost:3000')).toEqual(expect.any(String));
  expect(post({ origin: 'https://evil.example' }, 'evil.example')).toEqual(expect.any(String));
  expect(post({ origin: `https://${LOOK_ALIKE}` }, LOOK_ALIKE)).toEqual(expect.any(String));
});

test('the port that a scheme implies may be written out', () => {
  const headers = new Headers({ host: `${OURS}:443` });
  expect(isSameHost(`https://${OURS}/page`, headers)).toBe(true);
  expect(isSameHost(`http://${OURS}/page`, headers)).toBe(false);
});

test('who came by https is believed only when the page did, too', () => {
  const origin = `http://${OURS}`;
  expect(post({ origin })).toBeUndefined();
  expect(post({ origin, 'x-forwarded-proto': 'https' })).toEqual(expect.any(String));
  const secure = { origin: `https://${OURS}`, 'x-forwarded-proto': 'https' };
  expect(post(secure)).toBeUndefined();
});

test('a machine in the local network is asked by its address', () => {
  expect(post({ origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3000')).toBeUndefined();
  expect(post({ origin: 'http://[fd00::5]:3000' }, '[fd00::5]:3000')).toBeUndefined();
  expect(post({ origin: 'http://192.168.1.6:3000' }, '192.168.1.5:3000')).toEqual(
    expect.any(String),
  );
});

test.each([`${OURS}:99999`, '127.999.1.1'])('a Host that is none (%s) is no failure', (host) => {
  expect(post({ origin: `https://${OURS}` }, host)).toEqual(expect.any(String));
});
