/** What a new connection brings at once: ten segments of 1,460 bytes. A font that needs more costs a round trip. */
import { readdirSync, statSync } from 'node:fs';
import { lockedDownPolicy, securityHeaders } from '../../lib/platform/security/csp.ts';

const AT_ONCE = 10 * 1460;
/** Status, id, caching, type, length, date and connection. */
const OTHER_HEADERS = 380;

const headers = {
  ...securityHeaders({ https: true }),
  'Content-Security-Policy': lockedDownPolicy,
};
const headerBytes = Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('').length;
const fonts = readdirSync('app/fonts').filter((file) => file.endsWith('.woff2'));

test.each(fonts)('%s arrives with its headers in the first round trip', (file) => {
  const { size } = statSync(`app/fonts/${file}`);
  expect(size + headerBytes + OTHER_HEADERS).toBeLessThanOrEqual(AT_ONCE);
});

test('there are three of them, and all preloaded they take less than the 90 KB of the design', () => {
  expect(fonts).toHaveLength(3);
  const sizes = fonts.map((file) => statSync(`app/fonts/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000);
});
