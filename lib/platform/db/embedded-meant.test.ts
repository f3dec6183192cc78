/** A public site does not go on with an empty database because a setting got lost. */
import { assertEmbeddedIsMeant } from './embedded-meant.ts';

const NODE_ENV = 'production';
const PUBLIC = { NODE_ENV, SITE_ORIGIN_INDIA: 'https://www.norvant.in' };

test.each([
  ['with nothing set', { NODE_ENV }],
  ['with empty settings', { NODE_ENV, SITE_ORIGIN_USA: '', TRUSTED_PROXIES: ' ' }],
  ['on this machine', { NODE_ENV, SITE_ORIGIN_USA: 'http://localhost:3000' }],
  ['on this machine by number', { NODE_ENV, SITE_ORIGIN_INDIA: 'http://127.0.0.1:3000' }],
  ['in development', { ...PUBLIC, NODE_ENV: 'development' }],
  ['where it is allowed', { ...PUBLIC, EMBEDDED_DATABASE: 'allowed' }],
])('the embedded database opens %s', (_, given) => {
  expect(() => assertEmbeddedIsMeant(given)).not.toThrow();
});

test.each([
  ['SITE_ORIGIN_INDIA says', PUBLIC],
  ['TRUSTED_PROXIES says', { NODE_ENV, TRUSTED_PROXIES: '10.0.0.1' }],
  ['SITE_ORIGIN_INDIA and TRUSTED_PROXIES say', { ...PUBLIC, TRUSTED_PROXIES: '10.0.0.1' }],
])('it does not on a public site: %s so', (words, given) => {
  expect(() => assertEmbeddedIsMeant(given)).toThrow(
    new RegExp(`^${words} .*DATABASE_URL.*EMBEDDED_DATABASE=allowed`),
  );
});
