/** What a visitor without scripts is sent: the theme and size of their cookies, from one source. */
import { readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { GET } from '../../../app/display.css/route.ts';
import type { Region } from '../../platform/region/region.ts';
import { clientAddress } from '../../platform/security/client-address.ts';
import {
  buildRecord,
  type ConsentRecord,
  everyCategory,
  serializeRecord,
} from '../consent/record.ts';
import { cookieText } from '../content/site.ts';
import { FONT_SCALES, FONT_SIZES, THEMES } from './display.ts';
import { visitorSheet } from './visitor-sheet.ts';

const ask = (headers: Record<string, string> = {}) =>
  GET(new NextRequest('http://localhost:3000/display.css', { headers }));

/** Custom properties and other declarations of `css`, by name. */
const declared = (css: string) =>
  new Map([...css.matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g)].map(([, name, value]) => [name, value]));

test.each(THEMES)('the theme %s is sent as the pages have it', (theme) => {
  const file = readFileSync('app/styles/themes.css', 'utf8');
  const own = file.slice(file.indexOf(`[data-theme="${theme}"] {`));
  const block = own.slice(own.indexOf('{'), own.indexOf('}') + 1);
  const sent = declared(visitorSheet({ theme }));
  sent.delete('display');
  expect(sent).toEqual(declared(block));
  expect(sent.size).toBeGreaterThan(20);
});

test.each(FONT_SIZES)('the font size %s multiplies as the specification says', (fontSize) => {
  const scale = { small: '0.875', medium: '1', large: '1.25' }[fontSize];
  expect(declared(visitorSheet({ fontSize })).get('--font-scale')).toBe(scale);
  const pages = readFileSync('app/styles/globals.css', 'utf8');
  const rule = fontSize === 'medium' ? ':root' : `[data-font="${fontSize}"]`;
  expect(pages).toContain(`${rule} {\n  --font-scale: ${FONT_SCALES[fontSize]};`);
});

test.each([
  {},
  { theme: '', fontSize: '' },
  { theme: 'unknown', fontSize: 'huge' },
  { theme: 'constructor', fontSize: '__proto__' },
  { theme: 't01}body{display:none', fontSize: 'large;' },
])('%j is nothing that could be sent back', (cookies) => {
  expect(visitorSheet(cookies)).toBe('');
});

test('the sheet follows the cookies, and no cache keeps it for somebody else', async () => {
  const answer = ask({ cookie: 'region=USA; theme=t04; font-size=small' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
  });
  expect(await answer.text()).toBe(visitorSheet({ theme: 't04', fontSize: 'small' }));
  expect(await ask().text()).toBe('');
});

test('who is signed in sees the account in place of ‘Sign in’, and the file holds no name', async () => {
  const sheet = await ask({ cookie: 'userSelectedAccountDetails=Meera%20Nair' }).text();
  expect(sheet).toContain('.if-stranger{display:none}');
  expect(sheet).not.toContain('Meera');
  expect(await ask({ cookie: 'userSelectedAccountDetails=' }).text()).toBe('');
});

test('who has consented is not asked again in that edition, at that address and by that text', async () => {
  const record = buildRecord({
    region: 'INDIA',
    ip: clientAddress(new Headers()),
    choices: everyCategory(false),
    revision: cookieText.INDIA.revision,
  });
  const sheetOf = (region: Region, change: Partial<ConsentRecord> = {}) => {
    const value = encodeURIComponent(serializeRecord({ ...record, ...change }));
    return ask({ cookie: `region=${region}; cookie-consent-${region}=${value}` }).text();
  };
  expect(await sheetOf('INDIA')).toContain('.cookie-banner:not(:target)>form{display:none}');
  expect(await sheetOf('USA')).toBe('');
  expect(await sheetOf('INDIA', { ip: '198.51.100.1' })).toBe('');
  expect(await sheetOf('INDIA', { revision: '2020-01-01' })).toBe('');
});

test('a browser that has the sheet is not sent it twice, until another choice is made', async () => {
  const cookie = 'theme=t01';
  const etag = ask({ cookie }).headers.get('etag') ?? '';
  const again = ask({ cookie, 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(ask({ cookie: 'theme=t05', 'if-none-match': etag }).status).toBe(200);
});
