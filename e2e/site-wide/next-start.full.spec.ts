/**
 * The same pages under plain `next start`: routing, guard and headers do not depend on our own server.
 * What only that can know, a visitor's true address, is claimed here as a host's proxy would.
 */
import { guardedWordsShown } from '../attacks/guard-tries.ts';
import { EDITIONS } from '../support/editions.ts';
import { type NextStart, startNext } from '../support/next-start.ts';
import { ask } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';
import {
  expectAnswers,
  expectFiles,
  expectHttps,
  expectPages,
  expectToStay,
} from './served-rules.ts';

// One start for all of them.
test.describe.configure({ mode: 'serial' });

let site: NextStart;
test.beforeAll(async () => {
  site = await startNext();
});
test.afterAll(() => site?.stop());

for (const edition of EDITIONS) {
  const { region } = edition;
  test(`${region} edition: every page comes with a strict policy of its own`, ({ address }) =>
    expectPages(edition, site, address));

  test(`${region} edition: so does everything else, and leads to the right place`, () =>
    expectAnswers(edition, site));

  test(`${region} edition: icons and security.txt are where programs look for them`, () =>
    expectFiles(edition, site));

  test(`${region} edition: over https the browser is told to stay there`, () =>
    expectHttps(edition, site));

  test(`${region} edition: no header and no path shows a word of a guarded page`, async ({
    address,
  }) => {
    test.slow();
    const { phrases, shown } = await guardedWordsShown(site, region, address);
    expect(phrases, 'what stands only on the guarded page').toBeGreaterThan(15);
    expect(shown, 'what was answered with guarded words').toEqual([]);
  });
}

test('who is sent on stays on the host that was asked', () => expectToStay(site));

test('a post to a page without a form is refused before anything is rendered', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await ask(site.port, { method: 'POST', path: '/home', headers, body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('a shared cache may keep what the router of Next would ask for under its own key only', async () => {
  const headers = { Host: 'www.norvant.com', Cookie: 'region=USA', RSC: '1' };
  const answer = await ask(site.port, { path: '/contact-us', headers });
  if (/public/.test(answer.headers.get('cache-control') ?? '')) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toMatch(/\brsc\b/i);
  }
});
