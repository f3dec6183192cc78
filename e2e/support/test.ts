/**
 * The `test` of every visit: a site and its mail server a worker, both editions, and a page that fails the test on any
 * console message, failed request, foreign request or CSP violation that nobody expected.
 */
import { test as base, expect, type Page } from '@playwright/test';
import type { Region } from '../../lib/platform/region/region.ts';
import {
  buildRecord,
  consentCookieName,
  everyCategory,
  serializeRecord,
} from '../../lib/site/consent/record.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { withEdge } from './edge.ts';
import type { Edition } from './editions.ts';
import { loadNothingAhead } from './loads-ahead.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { open } from './open.ts';
import { withSite } from './own-site.ts';
import type { Site } from './site.ts';

/** Everybody in the tests has an address of their own, so that limits never meet. */
let lastAddress = 0;
export function newAddress(): string {
  lastAddress += 1;
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  return `198.18.${worker * 64 + Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

/** An inbox that its mail server refuses for ever. */
export const NOBODYS_INBOX = 'victim@example.org';

type WorkerFixtures = { mailServer: MailServer; site: Site };
type Fixtures = {
  /** The edition of the group; see in-each.ts. */
  edition: Edition | undefined;
  /** Where that edition is. */
  origin: string;
  /** The visitor's address, as the trusted proxy reports it. */
  address: string;
  /** Whether the browser may fetch pages ahead; see loads-ahead.ts. */
  loadsAhead: boolean;
  /** Messages that a test expects in the console. */
  expectedConsole: RegExp[];
  /** Gives the visitor's browser the consent cookie of an edition's host. */
  giveConsent: (origin: string, region: Region) => Promise<void>;
  /** Opens a path as somebody who has consented before. Gives the edition's origin. */
  arrive: (edition: Edition, path: string) => Promise<string>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const server = await startMailServer({ refuse: (address) => address === NOBODYS_INBOX });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const withOne = process.env.TEST_EDGE ? withEdge : withSite;
      await withOne({ mailServer, env: { LOG_LEVEL: 'info' } }, use);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  edition: [undefined, { option: true }],
  origin: async ({ edition, site }, use) => {
    if (!edition) throw new Error('outside of inEach() there is no edition to have an origin');
    await use(edition.origin(site));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  address: async ({}, use) => use(newAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
  loadsAhead: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  expectedConsole: async ({}, use) => use([]),
  giveConsent: async ({ context, address }, use) =>
    use(async (origin, region) => {
      const record = buildRecord({
        region,
        ip: address,
        choices: everyCategory(true),
        revision: cookieText[region].revision,
      });
      await context.addCookies([
        {
          name: consentCookieName(region),
          value: encodeURIComponent(serializeRecord(record)),
          url: origin,
        },
        { name: 'region', value: region, url: origin },
      ]);
    }),
  arrive: async ({ page, site, giveConsent }, use) =>
    use(async (edition, path) => {
      const origin = edition.origin(site);
      await giveConsent(origin, edition.region);
      await open(page, origin + path);
      return origin;
    }),
  page: async ({ page, expectedConsole, loadsAhead, site, javaScriptEnabled }, use) => {
    if (!loadsAhead) await loadNothingAhead(page);
    if (javaScriptEnabled === false) expectedConsole.push(NOT_LOADED, CUT_SHORT);
    const problems = watch(page, site, expectedConsole);
    expectedOf.set(page, expectedConsole);
    await use(page);
    expect(problems, 'what the browser complained of').toEqual([]);
  },
});

/** The messages that are expected in the console of each page. */
const expectedOf = new WeakMap<Page, RegExp[]>();

/** Lets the console of a test's own page say what `patterns` describe, from now on. */
export function expectConsole(page: Page, ...patterns: RegExp[]): void {
  expectedOf.get(page)?.push(...patterns);
}

/**
 * Chromium's own word about an animation between two pages that could not be; the head script keeps it
 * quiet, where scripts run.
 */
const CUT_SHORT = /Transition was (?:skipped|aborted because of invalid state)/;

/** How Chromium reports a script that it has been told not to load. */
const NOT_LOADED = /^failed request: .*\.js csp$/;

/** Collects what the browser complains of. */
function watch(page: Page, site: Site, expected: RegExp[]): string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()))
      note(`console: ${message.text()} (${url || 'no address'})`);
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.port !== String(site.port))
      note(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  return problems;
}

export { expect };
