/** Attack 26: an address service that lies, fails or stalls keeps nobody out and lets nobody in. */
import type { ServerResponse } from 'node:http';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, consentHeader, recordAt, recordOf } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { CONSENT, postChoice } from '../support/form-post.ts';
import { type LookUpService, startLookUpService } from '../support/look-up-service.ts';
import { open } from '../support/open.ts';
import { withSite } from '../support/own-site.ts';
import { ask, askJson } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { test as base, expect } from '../support/test.ts';

const GUARDED = '/Products/HRIS?x=1';
/** What the service says of everybody. */
const ELSEWHERE = '203.0.113.5';

const answers: Record<string, (response: ServerResponse) => void> = {
  'tells everybody the same address': (response) => response.end(`{"origin":"${ELSEWHERE}"}`),
  fails: (response) => response.writeHead(500).end(),
  'answers rubbish': (response) => response.end('<html>203.0.113.5</html>'),
  'never answers': () => undefined,
};

const test = base.extend<object, { service: LookUpService; site: Site }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const service = await startLookUpService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use) => withSite({ env: { IP_LOOKUP_URL: service.url } }, use),
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const edition of EDITIONS) {
  const { region, words } = edition;
  for (const javaScriptEnabled of [true, false])
    test.describe(`${region} edition, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });
      for (const [title, answer] of Object.entries(answers))
        test(`who agrees to cookies reads guarded pages, though the service ${title}`, async ({
          page,
          site,
          service,
          address,
        }) => {
          service.answerBy(answer);
          const origin = edition.origin(site);
          if (javaScriptEnabled) await open(page, origin + HOME);
          else await page.goto(origin + HOME);
          const banner = bannerOf(page, edition);
          await banner.getByRole('button', { name: words.consent.allowAll }).click();
          await expect.poll(() => recordAt(page, origin, region)).toMatchObject({ ip: address });
          await page.goto(origin + GUARDED);
          await expect(page).toHaveURL(origin + GUARDED);
        });
    });

  test(`${region} edition: a record of the address that the service tells opens nothing`, async ({
    site,
    service,
    address,
  }) => {
    service.answerBy((response) => response.end(`{"origin":"${ELSEWHERE}"}`));
    const answer = await edition.get(site, GUARDED, {
      Cookie: consentHeader(region, recordOf(region, ELSEWHERE)),
      'X-Forwarded-For': address,
    });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('consent=ip');
  });
}

test('an address that a choice claims is kept in no cookie', async ({ site, address }) => {
  const headers = { 'X-Forwarded-For': address };
  const json = recordOf('USA', ELSEWHERE);
  const choice = await askJson(site.port, { path: CONSENT, json, headers });
  expect([choice.status, choice.cookies]).toEqual([201, []]);
  const form = await postChoice(site, headers, { ip: ELSEWHERE });
  expect([form.status, form.cookies]).toEqual([422, []]);
});

test('the service is asked about the visitor, and its answer is passed on', async ({
  site,
  service,
  address,
}) => {
  service.answerBy((response) => response.end(`{"origin":"${ELSEWHERE}"}`));
  const headers = { 'X-Forwarded-For': address };
  const answer = await ask(site.port, { path: '/api/v1/ip', headers });
  expect(JSON.parse(answer.body)).toEqual({ origin: ELSEWHERE });
  expect(service.asked.at(-1)).toEqual({ ip: address, forwarded: address });
});
