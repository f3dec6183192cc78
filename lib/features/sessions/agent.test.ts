/** What an owner reads of the browsers that signed in, and what no client can write into that list. */
import { assert, property, string } from 'fast-check';
import { agentOf } from './agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test.each([
  [
    'Chrome 142',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Firefox 144',
    'Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  ],
  [
    'Chrome 142',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari 18.6', 'iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${IOS}`],
  ['Safari 18.6', 'iPad', `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${IOS}`],
  [
    'Chrome 142',
    'ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Firefox 144',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
  ],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
])('%s on %s', (browser, system, userAgent) => {
  expect(agentOf(userAgent)).toMatchObject({ browser, system });
});

test('an update makes no other browser of it, another system does', () => {
  const chrome = (system: string, version: number) =>
    agentOf(`Mozilla/5.0 (${system}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`).kind;
  expect(chrome('Windows NT 10.0', 142)).toBe(chrome('Windows NT 10.0', 143));
  expect(chrome('X11; Linux x86_64', 142)).not.toBe(chrome('Windows NT 10.0', 142));
});

test('only words of ours are kept, whatever a client calls itself', () => {
  const short = /^[\w .]{1,40}$/;
  assert(
    property(
      string({ unit: 'binary', maxLength: 700 }),
      string({ maxLength: 40 }),
      (noise, word) => {
        const { browser, system, kind } = agentOf(`${word} Firefox/144 (Windows) ${noise}`);
        for (const text of [browser, system]) if (text !== null) expect(text).toMatch(short);
        expect(kind).toMatch(/^[a-z]+\/[A-Za-z]+$/);
      },
    ),
  );
});
