/** POST /api/v1/display: the two setters accept what the specification names, and nothing else. */

import { route } from '@/lib/platform/api/route';
import { display as displayEndpoint } from '@/lib/site/display/endpoints/display';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { FONT_SIZES, THEMES } from './display.ts';

const { POST } = route(displayEndpoint);

withTestDatabase();

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    testRequest('/api/v1/display', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    }),
  );

test.each([
  ...THEMES.map((theme) => ['theme', theme]),
  ...FONT_SIZES.map((size) => ['font-size', size]),
])('%s=%s is kept for 365 days, and nothing else is set', async (name = '', value = '') => {
  const answer = await send({ [name]: value });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/display#display-kept');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [cookie = '', ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie.split('; ')).toEqual(
    expect.arrayContaining([`${name}=${value}`, 'Path=/', 'Max-Age=31536000', 'SameSite=Lax']),
  );
  expect(cookie).not.toMatch(/Secure|HttpOnly/i);
});

test('both at once are kept; on https the cookies never travel without it', async () => {
  const answer = await send(
    { theme: 't01', 'font-size': 'large' },
    { 'x-forwarded-proto': 'https' },
  );
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['theme=t01', 'font-size=large']);
  for (const cookie of cookies) expect(cookie).toContain('Secure');
});

test.each([
  [{ 'font-size': 'huge' }, { 'font-size': 'Choose small, medium or large.' }],
  [{ 'font-size': 'LARGE' }, { 'font-size': 'Choose small, medium or large.' }],
  [{ 'font-size': '' }, { 'font-size': 'Choose small, medium or large.' }],
  [{ theme: 'unknown' }, { theme: `Choose one of the themes ${THEMES.join(', ')}.` }],
  [{ theme: 't01; Domain=x' }, { theme: `Choose one of the themes ${THEMES.join(', ')}.` }],
  [{ theme: 't01', 'font-size': '2' }, { 'font-size': 'Choose small, medium or large.' }],
  [{}, { theme: 'Choose a theme or a font size.' }],
  [{ theme: 't01', region: 'USA' }, { region: 'This field is not known.' }],
])('%j is refused in words, and sets nothing', async (fields, problems) => {
  const answer = await send(fields as Record<string, string>);
  expect(answer.status).toBe(422);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELDS', fields: problems });
});

test.each([
  ['/Products/HRIS?a=b', '/Products/HRIS?a=b'],
  ['//evil.example', '/display#display-kept'],
  ['https://evil.example/', '/display#display-kept'],
  ['', '/display#display-kept'],
])('afterwards next=%s leads to %s', async (next, target) => {
  const answer = await send({ theme: 't03', next });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
});

test.each<[Record<string, string>, number]>([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'application/json' }, 415],
])('a post with %j is refused', async (headers, status) => {
  const answer = await send({ theme: 't01' }, headers);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});
