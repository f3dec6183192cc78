/**
 * Attacks 12 and 17, the random half for everything that is no call: paths of pages, Host, headers and
 * files. No 500, no insides, and every line of the log is one JSON object.
 */
import fc from 'fast-check';
import { routes } from '../../lib/site/content/routes.ts';
import { expectDecentLog } from '../support/log-lines.ts';
import { INSIDES } from '../support/problem.ts';
import { compose, exchange, parseAnswer, type RawRequest } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';

const RUNS = process.env.TEST_FULL ? 3_000 : 75;

/** What may stand in a line: no line break, which would end it. */
const bytes = (maxLength: number) =>
  fc.string({
    unit: fc
      .oneof(
        { weight: 60, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
        { weight: 8, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
        { weight: 1, arbitrary: fc.constantFrom(0, 1, 9, 0x1b, 0x7f) },
      )
      .map((code) => String.fromCharCode(code)),
    maxLength,
  });

const paths = routes.map(({ path }) => path);
const piece = fc.constantFrom(
  ...['/', '//', '/.', '/..', '%2e', '%2F', '%5c', '\\', '%00', '%', '%ff', ';a=b', '?', '?_rsc=1'],
  ...['.rsc', '.html', '.map', '/USA', '/INDIA', '/_next/static', '/_next/image?url=', '/api'],
  ...['[region]', '$x', '@', '~', '\u0085', '%c2%9b31m', '__proto__', 'a'.repeat(2_000)],
);
const path = fc
  .tuple(fc.constantFrom('', '/', ...paths), fc.array(fc.oneof(piece, bytes(8)), { maxLength: 3 }))
  .map(([first, rest]) =>
    `/${first}${rest.join('')}`.replace(/^\/+(?=.)/, '/').replaceAll(' ', '+'),
  );
const file = fc
  .tuple(
    fc.constantFrom(
      '/_next/static/',
      '/_next/',
      '/icon.svg',
      '/display.css',
      '/robots.txt',
      '/fonts/',
    ),
    fc.array(fc.oneof(piece, bytes(6)), { maxLength: 3 }),
  )
  .map((parts) => parts.flat().join('').replaceAll(' ', '+'));
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND') },
);

const HEADERS = {
  Host: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('www.norvant.com', 'norvant.in', 'localhost:3000') },
    fc.constantFrom('norvant.com:99999', '127.999.1.1', '[::1', '[::1]:80', 'a..b', 'xn--', '-'),
    fc.webAuthority({ withUserInfo: true, withPort: true, withIPv6: true }),
    bytes(40),
  ),
  Cookie: fc.oneof(
    bytes(80),
    fc.constantFrom(
      'region=INDIA',
      'region=USA',
      'cookie-consent-USA=%7B%7D',
      'region=%00',
      'theme=t01; theme=',
    ),
  ),
  'User-Agent': fc.oneof(bytes(60), fc.constantFrom('Googlebot/2.1', '\u009b31m')),
  'Accept-Encoding': fc.oneof(bytes(30), fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'br;q=2')),
  Range: fc.oneof(
    bytes(20),
    fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=9999999-'),
  ),
  'If-None-Match': fc.oneof(bytes(30), fc.constantFrom('*', 'W/"', '"","')),
  'If-Match': fc.oneof(bytes(30), fc.constantFrom('*', '"x"')),
  'If-Range': bytes(30),
  Origin: fc.oneof(bytes(30), fc.constantFrom('null', 'http://www.norvant.com', 'http://[')),
  Referer: fc.oneof(bytes(60), fc.constantFrom('http://[', '//evil.example')),
  'Accept-Language': bytes(40),
  'Content-Type': fc.oneof(
    bytes(30),
    fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=b', 'application/json'),
  ),
  'Next-Action': fc.oneof(bytes(40), fc.constant('\u009b31m')),
  'Next-Router-State-Tree': bytes(40),
  RSC: bytes(3),
  'X-Forwarded-For': fc.oneof(bytes(40), fc.constantFrom('::1', '1.2.3.4, x', '999.1.1.1')),
  'X-Forwarded-Proto': bytes(8),
  'X-Forwarded-Host': bytes(30),
  'X-Middleware-Subrequest': bytes(30),
  Expect: fc.constantFrom('100-continue', 'x'),
  TE: bytes(10),
  Upgrade: fc.constantFrom('websocket', 'h2c'),
};

/** A host, and a few of the others: with all of them nothing would get past the door. */
const { Host, ...OTHERS } = HEADERS;
const lines = fc
  .tuple(
    Host,
    fc.constantFrom({}, { Cookie: 'region=USA' }, { Cookie: 'region=INDIA' }),
    ...Object.entries(OTHERS).map(([name, value]) =>
      fc
        .oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: value })
        .map((one) => (one ? { [name]: one } : {})),
    ),
  )
  .map(([host, cookie, ...others]) => Object.assign({ Host: host }, cookie, ...others));

const request = (where: fc.Arbitrary<string>): fc.Arbitrary<RawRequest> =>
  fc.record(
    {
      method,
      path: where,
      headers: lines,
      body: fc.oneof(
        bytes(200),
        fc.constant(
          '--b\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--b--\r\n',
        ),
      ),
    },
    { requiredKeys: ['method', 'path', 'headers'] },
  );

for (const [name, where] of [
  ['pages', path],
  ['files', file],
] as const)
  test(`${RUNS} random requests for ${name}: none breaks the server or the log`, async ({
    site,
  }) => {
    test.setTimeout(process.env.TEST_FULL ? 900_000 : 90_000);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request(where), async (sent) => {
        const headers = { 'X-Forwarded-For': newAddress(), ...sent.headers };
        const text = await exchange(site.port, compose({ ...sent, headers }));
        const { status, body } = parseAnswer(text);
        seen.add(status);
        expect(status, body.slice(0, 300)).toBeLessThan(500);
        // Pages have words such as SELECT in them; what refuses has none.
        if (status >= 400) expect(body).not.toMatch(INSIDES);
      }),
      {
        // The everyday run asks the same questions each time; the long one asks new ones.
        ...(!process.env.TEST_FULL && { seed: 2026 }),
        numRuns: RUNS,
        endOnFailure: Boolean(process.env.TEST_FULL),
      },
    );
    // What was tried must have got past the door: some were answered, whole or in part.
    const answers = [...seen];
    expect(answers, `${answers}`).toEqual(expect.arrayContaining([400, 404]));
    expect(
      answers.some((status) => status < 300),
      `${answers}`,
    ).toBe(true);
    expectDecentLog(site);
  });
