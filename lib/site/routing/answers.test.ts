/** A redirect stays on the site, whatever path it is given. */
import { NextRequest } from 'next/server';
import { redirect } from './answers.ts';
import { readVisit, type Visit } from './visit.ts';

const ORIGIN = 'http://www.norvant.com';
const visit = readVisit(
  new NextRequest(`${ORIGIN}/a`, { headers: { host: 'evil.example' } }),
) as Visit;
const placeOf = (target: string) => redirect(visit, target, 307).headers.get('location');

test.each(['/home', '/home?a=b&next=%2F%2Fevil.example#c', '/a//b', '/?//evil.example'])(
  '%s is a place on this site',
  (target) => expect(placeOf(target)).toBe(ORIGIN + target),
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.\\/evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is refused', (target) => {
  expect(() => placeOf(target)).toThrow('is not on this site');
});
