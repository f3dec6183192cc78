/** Which addresses browsers may load ahead, matched as browsers match them. */
import { routes } from '../content/routes.ts';
import { speculationRules } from './speculation-rules.ts';

const ORIGIN = 'https://www.norvant.com';
const [allowed, refused] = speculationRules.prefetch[0]?.where.and ?? [];
const matches = (patterns: unknown, address: string) =>
  [patterns]
    .flat()
    .some((pattern) => new URLPattern(String(pattern), ORIGIN).test(address, ORIGIN));
const isLoadedAhead = (address: string) =>
  matches(allowed?.href_matches, address) && !matches(refused?.not?.href_matches, address);

const pages = routes.map(({ path }) => path).filter((path) => !path.startsWith('/auth/'));

test.each(pages)('the page %s is loaded ahead', (path) => {
  expect(isLoadedAhead(encodeURI(path))).toBe(true);
});

test.each([
  ['chooses the edition', '/USA'],
  ['chooses the edition and keeps the page', '/INDIA?next=%2Fcontact-us'],
  ['is a call', '/api/v1/user/logout'],
  ['knows who is asking', '/auth/login'],
  ['is a file', '/display.css'],
  ['carries a marker of the guard', '/contact-us?consent=missing'],
  ['belongs to another site', 'https://www.norvant.in/Products'],
])('what %s is not: %s', (_, address) => {
  expect(isLoadedAhead(address)).toBe(false);
});
