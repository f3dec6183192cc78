import { isCrawler } from '../../lib/site/routing/crawler.ts';
import { agentPatterns, READERS, type Reader, readerPatterns, requestOf } from './readers.ts';

const REVISION = '2026-01-01';
const ADDRESS = '192.0.2.1';

/** Whom nginx takes the sender of these cookies for. */
function readerOf(cookies: string, address = ADDRESS): Reader | undefined {
  const key = `USA ${address} ${cookies}`;
  return readerPatterns('USA', REVISION).find(([pattern]) => pattern.test(key))?.[1];
}

const agreed = requestOf('admitted', 'USA', REVISION).Cookie ?? '';
const [, consent = ''] = agreed.split('; ');

describe('a reader', () => {
  it.each(READERS.filter((reader) => !reader.endsWith('crawler')))(
    'is known by the request that stands for them: %s',
    (reader) => expect(readerOf(requestOf(reader, 'USA', REVISION).Cookie ?? '')).toBe(reader),
  );

  it.each([
    ['among other cookies', `a=b; ${agreed}; theme=dark`],
    ['before the region', `${consent}; region=USA`],
    ['with less than all agreed to', agreed.replace(/(marketing\w+%22%3A)true/, '$1false')],
  ])('is admitted by a consent %s', (_, cookies) => expect(readerOf(cookies)).toBe('admitted'));

  it.each(['2001:db8::1', '2001:db8:0:1::', '::1', '2001:db8:1:2:3:4:5:6'])(
    'is admitted from the IPv6 address of the consent, %s',
    (address) => {
      const cookies = agreed.replace(ADDRESS, encodeURIComponent(address));
      expect(readerOf(cookies, address)).toBe('admitted');
      expect(readerOf(cookies, `${address}a`)).toBeUndefined();
      expect(readerOf(cookies, ADDRESS)).toBeUndefined();
    },
  );

  it.each([
    ['a consent from elsewhere', agreed.replace(ADDRESS, '192.0.2.10')],
    ['a consent from an address that begins so', agreed.replace(ADDRESS, '192.0.2')],
    ['a consent to an older text', agreed.replace(REVISION, '2025-01-01')],
    ['a consent of the other edition', agreed.replace('%22USA%22', '%22INDIA%22')],
    ['a refusal', agreed.replace('true', 'false')],
    ['a refusal of what is necessary', agreed.replace(/(necessary\w+%22%3A)true/, '$1false')],
    ['a field that is missing', agreed.replace('performance', 'marketing')],
    ['two consents', `${agreed}; ${consent}`],
    ['two regions', `${agreed}; region=INDIA`],
    ['a consent and no region', consent],
    ['a consent and the other region', agreed.replace('region=USA', 'region=INDIA')],
    ['a consent under a longer name', `region=USA; x${consent}`],
    ['something behind the consent', `${agreed}x`],
    ['a region under a longer name', 'xregion=USA'],
    ['a region in the value of another', 'a=region=USA'],
    ['a longer region', 'region=USAX'],
    ['the other edition', 'region=INDIA'],
    ['more cookies than the site takes', `${'a=1; '.repeat(180)}region=USA`],
    ['any other cookie', 'theme=dark'],
  ])('is left to the site: %s', (_, cookies) => expect(readerOf(cookies)).toBeUndefined());
});

describe('an agent', () => {
  const endingOf = (agent: string) =>
    agentPatterns().find(([pattern]) => pattern.test(agent))?.[1] ?? '';

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'curl/8.1.0',
    'GPTBot',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    '',
  ])('is a crawler where the site takes it for one: %s', (agent) =>
    expect(endingOf(agent)).toBe(isCrawler(agent) ? '-crawler' : ''),
  );

  it.each([
    ['longer than the site reads', `Mozilla ${'x'.repeat(500)} bot`],
    ['with letters that two languages count differently', 'bot\u00a0bot'],
  ])('is left to the site: %s', (_, agent) => expect(endingOf(agent)).toBe('-unsure'));
});
