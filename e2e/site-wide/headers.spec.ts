/** The headers of every answer: a strict policy, and nothing that helps an attacker. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { replaceOrigins } from '../../lib/platform/http/own-origins.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { EDITIONS, mostlyIn } from '../support/editions.ts';
import { expect, test } from '../support/test.ts';
import {
  expectAnswers,
  expectFiles,
  expectHttps,
  expectPages,
  expectToStay,
} from './served-rules.ts';

for (const edition of mostlyIn('USA')) {
  const { region } = edition;
  test(`${region} edition: every page comes with a strict policy of its own`, ({ site, address }) =>
    expectPages(edition, site, address));

  test(`${region} edition: so does everything that is no page, and leads to the right place`, ({
    site,
  }) => expectAnswers(edition, site));
}

for (const edition of EDITIONS) {
  const { region } = edition;
  test(`${region} edition: icons and security.txt are where programs look for them`, ({ site }) =>
    expectFiles(edition, site));

  test(`${region} edition: over https the browser is told to stay there`, ({ site }) =>
    expectHttps(edition, site));

  test(`${region} edition: a page is sent as small as it can be, and not again to whom has it`, async ({
    site,
  }) => {
    const dist = settings().NEXT_DIST_DIR;
    const built = replaceOrigins(
      readFileSync(join(dist, `server/app/${region}/home.html`), 'utf8'),
      readCopies(dist).origins,
      { USA: site.usa, INDIA: site.india },
    );
    const get = (headers: Record<string, string>) =>
      edition.get(site, HOME, { Cookie: `region=${region}`, ...headers });
    const plain = await get({});
    expect(plain.body).toBe(built);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get({ 'Accept-Encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('vary')).toMatch(/Accept-Encoding/i);
      const body = packed.text.slice(packed.text.indexOf('\r\n\r\n') + 4);
      expect(unpack(Buffer.from(body, 'latin1')).toString()).toBe(built);
      const tag = packed.headers.get('etag') ?? '';
      const again = await get({ 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
}

test('who is sent on stays on the host that was asked', ({ site }) => expectToStay(site));

test('every script, style and font of the build can be had, for ever, and changed by nobody', async ({
  site,
}) => {
  const [edition] = EDITIONS;
  const files = Object.keys(readCopies(settings().NEXT_DIST_DIR).copies).filter((path) =>
    path.startsWith('/_next/static/'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const answer = await edition?.get(site, path);
    expect([path, answer?.status]).toEqual([path, 200]);
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});
