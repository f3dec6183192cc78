/** The real server and the real middleware on a small build, with a few lines in Next's place. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { config, middleware } from '../../../middleware.ts';
import { readCopies } from '../../platform/http/copies.ts';
import { createSiteServer, type Handler } from '../../platform/http/create-server.ts';
import { keepAssets } from '../../platform/http/kept-assets.ts';
import { listen } from '../../platform/http/port.ts';
import { rawRequest } from '../../platform/http/testing/raw-request.ts';
import { stubBuild } from '../../platform/http/testing/stub-build.ts';
import { createMetrics } from '../../platform/metrics/create-metrics.ts';
import { setMetrics } from '../../platform/metrics/metrics.ts';
import { originOf } from '../../platform/region/origins.ts';
import { HOME } from '../../site/content/routes.ts';
import { knownDecision } from '../../site/routing/decision.ts';
import { siteHandler } from './site-handler.ts';

const HTML = `<title>Home</title>${'<p>The same words again.</p>'.repeat(200)}`;
const SCRIPT = `/* ${'word '.repeat(1000)} */`;
const CHUNK = '/_next/static/chunks/a1-b2.js';
/** The server action of the build. */
const ACTION = '60'.repeat(21);
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let dist: string;
/** The files of other builds. */
let kept: string;
let server: Server;
let port: number;
/** What was left to Next. */
let rendered: string[] = [];
/** Where the middleware had already led what was left to Next. */
let decided: string[] = [];
/** Kind and status of what was answered. */
let ended: string[] = [];

beforeAll(async () => {
  dist = await stubBuild({
    pages: {
      '/USA/home': HTML,
      '/USA/contact-us': `${HTML}USA`,
      '/INDIA/contact-us': `${HTML}INDIA`,
      '/USA/404': 'No such page',
      '/USA/Products': 'Guarded words',
    },
    files: {
      'static/chunks/a1-b2.js': SCRIPT,
      'server/server-reference-manifest.json': JSON.stringify({ node: { [ACTION]: {} } }),
    },
    routes: { '/icon.svg': ['image/svg+xml', '<svg/>'] },
  });
  const next: Handler = async (request, response) => {
    rendered.push(`${request.method} ${request.url}`);
    const rewrite = knownDecision('http://next')?.headers.get('x-middleware-rewrite');
    if (rewrite) decided.push(rewrite);
    let body = '';
    for await (const part of request) body += part;
    response.setHeader('X-Bytes', Buffer.byteLength(body));
    response.setHeader('x-nextjs-cache', 'HIT');
    // Next, too, leaves alone what is set already.
    if (request.url === '/display.css' && !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('x-middleware-rewrite', '/USA/home');
    response.setHeader('X-Powered-By', 'Next.js');
    response.end('rendered');
  };
  kept = mkdtempSync(join(tmpdir(), 'kept-'));
  const handler = siteHandler(dist, middleware, next, kept);
  server = createSiteServer({
    trustedProxies: ['127.0.0.1'],
    handler,
    onEnd: ({ kind, status }) => void ended.push(`${kind} ${status}`),
  });
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true });
  rmSync(kept, { recursive: true });
});

beforeEach(() => {
  rendered = [];
  decided = [];
  ended = [];
});

type Headers = Record<string, string>;

/** Asks by hand, so that nothing is added, and reads head and body. */
async function ask(path: string, headers: Headers = {}, method = 'GET', body = '') {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const text = await rawRequest(
    port,
    `${[`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')}${body}`,
  );
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...rest] = text.slice(0, end).split('\r\n');
  const found: Headers = {};
  for (const line of rest) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 2);
    found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return {
    status: Number(first.slice(9, 12)),
    headers: found,
    body: Buffer.from(text.slice(end + 4), 'latin1'),
    text: text.replace(/\r\n(?:Date|X-Request-Id): [^\r]*/g, ''),
  };
}

/** What a page without scripts sends, as React writes it. */
const FIELDS: [name: string, value: string][] = [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', `{"id":"${ACTION}","bound":"$@1"}`],
  [
    '$ACTION_1:1',
    '[{"status":"invalid","values":{"name":"$$5"},"errors":{},"message":"$undefined"}]',
  ],
  ['$ACTION_KEY', 'k1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7'],
  ['name', 'Asha'],
];
const partOf = ([name, value]: [string, string]) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formOf = (fields: [string, string][]) => `${fields.map(partOf).join('')}--x--\r\n`;
/** The form of FIELDS with another value for one of them, or without it. */
const formWith = (changed: string, value?: string) =>
  formOf(
    FIELDS.flatMap(([name, former]): [string, string][] =>
      name !== changed ? [[name, former]] : value === undefined ? [] : [[name, value]],
    ),
  );

const post = (path: string, body: string, headers: Headers = {}) =>
  ask(
    path,
    {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(body.length),
      ...headers,
    },
    'POST',
    body,
  );

const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const gzip = { 'Accept-Encoding': 'gzip' };
const USA = { Host: 'www.norvant.com', Cookie: 'region=USA' };

describe('a page', () => {
  it.each([
    ['in brotli', br, 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['in gzip', gzip, 'gzip', (body: Buffer) => gunzipSync(body)],
    ['plain', {}, undefined, (body: Buffer) => body],
    [
      'plain to whom refuses all',
      { 'Accept-Encoding': '*;q=0' },
      undefined,
      (body: Buffer) => body,
    ],
  ])('is sent %s, as it was built', async (_, accept, encoding, unpack) => {
    const { status, headers, body } = await ask('/home', accept as Headers);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(unpack(body).toString()).toBe(HTML);
    expect(rendered).toEqual([]);
  });

  it.each([
    ['brotli', br],
    ['gzip', gzip],
    ['plain', {}],
  ])('is not sent again to whom has its %s copy', async (_, accept: Headers) => {
    const first = await ask('/home', accept);
    const tag = String(first.headers.etag);
    for (const named of [tag, `"other", W/${tag}`, '*']) {
      const again = await ask('/home', { ...accept, 'If-None-Match': named });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
        expect(again.headers[name]).toBe(first.headers[name]);
    }
    expect((await ask('/home', { ...accept, 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('is not sent again to whom has a copy that it could take, and is to all others', async () => {
    const tags = await Promise.all([br, gzip, {}].map((accept) => ask('/home', accept as Headers)));
    const [brTag, gzipTag, plainTag] = tags.map(({ headers }) => String(headers.etag));
    expect(new Set([brTag, gzipTag, plainTag]).size).toBe(3);
    for (const tag of [brTag, gzipTag, plainTag])
      expect((await ask('/home', { ...br, 'If-None-Match': String(tag) })).status).toBe(304);
    expect((await ask('/home', { ...gzip, 'If-None-Match': String(brTag) })).status).toBe(200);
    expect((await ask('/home', { 'If-None-Match': String(gzipTag) })).status).toBe(200);
  });

  it.each([
    ['a page', '/home'],
    ['a script', CHUNK],
    ['an icon', '/icon.svg'],
  ])('has the same headers for HEAD: %s', async (_, path) => {
    for (const accept of [br, {}] as Headers[]) {
      const [get, head] = [await ask(path, accept), await ask(path, accept, 'HEAD')];
      expect(head.body).toHaveLength(0);
      const { date: _1, 'x-request-id': _2, ...wanted } = get.headers;
      expect(head.headers).toMatchObject(wanted);
      expect(head.headers).toHaveProperty('etag');
    }
  });

  it('is sent to a client of HTTP/1.0, who closes when it has all', async () => {
    const text = await rawRequest(port, 'GET /home HTTP/1.0\r\nHost: localhost\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.endsWith('</p>')).toBe(true);
    expect(text).not.toContain('Transfer-Encoding');
  });

  it('that is guarded stays closed, and is left to nobody else', async () => {
    const { status, headers, text } = await ask('/Products');
    expect(status).toBe(307);
    expect(headers.location).toContain('consent=missing');
    expect(text).not.toContain('Guarded');
    expect(rendered).toEqual([]);
  });

  it('that was not built is left to Next', async () => {
    expect((await ask('/cookies')).body.toString()).toBe('rendered');
    expect(rendered).toEqual(['GET /cookies']);
  });

  it('that is missing answers a crawler with 404, which no tag turns into 304', async () => {
    const bot = { ...USA, 'User-Agent': GOOGLEBOT };
    const { status, headers, body } = await ask('/nowhere', { ...bot, 'If-None-Match': '*' });
    expect([status, body.toString()]).toEqual([404, 'No such page']);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers.vary).toContain('User-Agent');
  });
});

describe('a shared cache', () => {
  it('may keep an open page of a live host', async () => {
    const { headers } = await ask('/contact-us', USA);
    expect(headers['cache-control']).toMatch(/^public, /);
  });

  it.each([
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B%22%22%5D',
    'Next-Router-Segment-Prefetch: /_tree',
    'Next-Url: /INDIA/contact-us',
    'Next-Action: \u009bx',
    'X-Forwarded-Host: www.norvant.in',
    'X-Nextjs-Data: 1',
    'X-Middleware-Prefetch: 1',
  ])('gets the same bytes with and without %s', async (line) => {
    const [name = '', value = ''] = line.split(': ');
    for (const path of ['/contact-us', '/home', '/nowhere', '/Products', CHUNK]) {
      const [plain, forged] = [await ask(path, USA), await ask(path, { ...USA, [name]: value })];
      expect(forged.text).toBe(plain.text);
      if (plain.status !== 200) expect(plain.headers['cache-control']).not.toContain('public');
    }
  });

  it('is told what to do with a path of two slashes', async () => {
    for (const path of ['//x', '//home', '/api//v1/ip'])
      expect((await ask(path, USA)).headers['cache-control']).toBe('no-store');
  });
});

describe('a file', () => {
  it('is kept for ever where its name changes with its content', async () => {
    const { headers, body } = await ask(CHUNK, br);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it('of another build is sent to whom its page asks for it', async () => {
    const path = '/_next/static/chunks/former.js';
    expect((await ask(path, br)).status).toBe(404);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const former = await stubBuild({ pages: {}, files: { 'static/chunks/former.js': SCRIPT } });
    keepAssets(former, readCopies(former).copies, 'former', kept);
    const { status, headers, body } = await ask(path, br);
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    jest.restoreAllMocks();
    rmSync(former, { recursive: true });
  });

  it('of the app is asked for each time', async () => {
    const { headers, body } = await ask('/icon.svg', br);
    expect(body.toString()).toBe('<svg/>');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it('has one spelling, and no other makes anybody work', async () => {
    for (const path of [
      '/_next/static/chunks/%611-b2.js',
      '/_next/static/chunks/a1%2Db2.js',
      '/_next/static/chunks/./a1-b2.js',
      '/_next/static//chunks/a1-b2.js',
      '/_next/static/chunks/a1-b2.js/',
      '/_next/static/chunks/',
      '/_next/static',
      '/_next/static/chunks/a1-b2.js.br',
      '/_next/static/chunks/A1-b2.js',
      '/_next/static/..%2fcopies-manifest.json',
      '/%69con.svg',
    ])
      expect([path, (await ask(path, br)).status]).toEqual([path, 404]);
    expect(rendered).toEqual([]);
  });

  it.each([CHUNK, '/icon.svg'])('%s can only be read', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await ask(path, { 'Content-Length': '0' }, method);
      expect([method, status]).toEqual([method, 405]);
      expect(headers.allow).toBe('GET, HEAD');
    }
    expect(rendered).toEqual([]);
  });

  it('is sent in part', async () => {
    const get = (range: string, more = {}) => ask(CHUNK, { Range: range, ...more });
    const part = await get('bytes=3-6');
    expect([part.status, part.body.toString()]).toEqual([206, 'word']);
    expect(part.headers['content-range']).toBe(`bytes 3-6/${SCRIPT.length}`);
    const rest = await get(`bytes=${SCRIPT.length - 2}-999999999999999`);
    expect([rest.status, rest.body.toString()]).toEqual([206, '*/']);
    const tag = String(part.headers.etag);
    expect((await get('bytes=0-1', { 'If-Range': tag })).status).toBe(206);
    expect((await get('bytes=0-1', { 'If-Range': '"older"' })).status).toBe(200);
  });

  it.each(['bytes=6-3', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes=-5', `bytes=${'9'.repeat(30)}-`, 'x'])(
    'is sent in whole for the range %s',
    async (range) => {
      const { status, body } = await ask(CHUNK, { Range: range });
      expect([status, body.length]).toEqual([200, SCRIPT.length]);
    },
  );

  it('is refused beyond its end, and when it is not the one that was meant', async () => {
    const beyond = await ask(CHUNK, { ...br, Range: 'bytes=999999-' });
    expect([beyond.status, beyond.body.length]).toEqual([416, 0]);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    const other = await ask(CHUNK, { 'If-Match': '"other"' });
    expect([other.status, other.body.length]).toEqual([412, 0]);
    const tag = String(other.headers.etag);
    expect((await ask(CHUNK, { 'If-Match': tag })).status).toBe(200);
    expect((await ask(CHUNK, { 'If-Match': `W/${tag}` })).status).toBe(412);
  });
});

describe('what reaches Next', () => {
  it('is a form sent to a page that has one, and to no other', async () => {
    const form = formOf(FIELDS);
    const { status, headers } = await post('/contact-us', form);
    expect([status, headers['x-bytes']]).toEqual([200, String(form.length)]);
    expect(rendered).toEqual(['POST /contact-us']);
    for (const path of ['/home', '/Products', '/nowhere', '/USA']) {
      const refused = await post(path, form);
      expect([path, refused.status, refused.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect(rendered).toHaveLength(1);
  });

  it('is not decided on once more', async () => {
    await ask('/cookies');
    await post('/contact-us', formOf(FIELDS));
    expect(decided).toEqual(['http://next/USA/cookies', 'http://next/USA/contact-us']);
  });

  it('answers without a word of the framework', async () => {
    for (const path of ['/api/v1/ip', '/display.css', '/cookies']) {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(Object.keys(headers).filter((name) => /^x-(?:middle|next|power)/.test(name))).toEqual(
        [],
      );
    }
  });

  it('decides itself how long an answer may be kept, and it is not kept otherwise', async () => {
    expect((await ask('/display.css')).headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/api/v1/ip')).headers['cache-control']).toBe('no-store');
  });

  it('is what the matcher of middleware.ts leaves out, of what was not built', () => {
    const seen = (path: string) => doesMiddlewareMatch({ config, nextConfig: {}, url: path });
    for (const path of ['/api', '/api/v1/ip', CHUNK])
      expect([path, seen(path)]).toEqual([path, false]);
    for (const path of ['/', '/apiary', '/home', '/_next/image', '/icon.svg'])
      expect([path, seen(path)]).toEqual([path, true]);
  });
});

describe('what an operator counts', () => {
  afterEach(() => setMetrics(undefined));

  it.each<[string, string, Headers?]>([
    ['page 200', '/home'],
    ['page 404', '/nowhere', { 'User-Agent': GOOGLEBOT }],
    ['markdown 200', '/contact-us.md'],
    ['markdown 200', '/contact-us', { Accept: 'text/markdown' }],
    ['answer 200', '/search?q=payroll'],
    ['asset 200', CHUNK],
    ['asset 404', '/_next/static/nothing.js'],
    ['file 200', '/icon.svg'],
    ['api 200', '/api/v1/ip'],
    ['other 307', '/'],
    ['other 307', '/Products'],
    ['other 404', '/nothing.png'],
  ])('is %s for %s', async (kind, path, headers: Headers = {}) => {
    await ask(path, headers);
    expect(ended).toEqual([kind]);
  });

  it('are forms, those that no page of ours has sent too', async () => {
    const metrics = createMetrics({ hash: '', version: '' });
    setMetrics(metrics);
    await post('/contact-us', formOf(FIELDS));
    await post('/contact-us', 'rubbish');
    expect(ended).toEqual(['form 200', 'form 400']);
    const { values } = await metrics.forms.get();
    expect(values).toEqual([{ labels: { kind: 'unknown', outcome: 'broken' }, value: 1 }]);
  });

  it('is what the guard said, once for each visitor', async () => {
    const metrics = createMetrics({ hash: '', version: '' });
    setMetrics(metrics);
    await ask('/Products', { Host: 'www.norvant.in' });
    await ask('/Products', { ...USA, 'User-Agent': GOOGLEBOT });
    const { values } = await metrics.guardOutcomes.get();
    expect(values).toEqual([
      { labels: { state: 'missing', edition: 'INDIA' }, value: 1 },
      { labels: { state: 'crawler', edition: 'USA' }, value: 1 },
    ]);
  });
});

describe('a form that no page of ours has sent', () => {
  const whole = formOf(FIELDS);
  const id = (value: string) => `{"id":"${value}","bound":"$@1"}`;

  it.each([
    ['is empty', ''],
    ['has no field', '--x--\r\n'],
    ['never has its boundary', 'name=Asha'],
    ['has another boundary', whole.replaceAll('--x', '--y')],
    ['has no end', whole.slice(0, -'--x--\r\n'.length)],
    ['ends in the head of a part', whole.slice(0, 40)],
    ['has a part without a name', whole.replace('; name="name"', '')],
    ['has no action', formOf([['name', 'Asha']])],
    ['has an action by a name of 50 kB', formOf([[`$ACTION_ID_${'a'.repeat(50_000)}`, '']])],
    ['has an unknown action by name', formOf([[`$ACTION_ID_${'6'.repeat(42)}`, '']])],
    ['has an action of 50 kB', formWith('$ACTION_1:0', id('a'.repeat(50_000)))],
    ['has an unknown action', formWith('$ACTION_1:0', id('6'.repeat(42)))],
    ['has an action that is no JSON', formWith('$ACTION_1:0', ACTION)],
    ['has nothing bound to its action', formWith('$ACTION_1:1')],
    ['has bound what is no JSON', formWith('$ACTION_1:1', 'rubbish')],
    ['has bound no list', formWith('$ACTION_1:1', 'null')],
    ['has bound a reference', formWith('$ACTION_1:1', '["$F1"]')],
    ['has bound many references', formWith('$ACTION_1:1', `[[${Array(8_000).fill('"$1"')}]]`)],
    ['has bound a number of 50 kB', formWith('$ACTION_1:1', `["$n${'9'.repeat(50_000)}"]`)],
    ['has bound a deep list', formWith('$ACTION_1:1', `${'['.repeat(9_000)}${']'.repeat(9_000)}`)],
    ['has two actions', formOf([...FIELDS, ['$ACTION_REF_2', '']])],
    ['has its action twice', formOf([...FIELDS, ['$ACTION_1:0', id(ACTION)]])],
    ['has 51 fields', formOf([...FIELDS, ...Array(46).fill(['a', ''])])],
    ['has a name of 200 letters', formOf([...FIELDS, ['a'.repeat(200), '']])],
  ])('is refused in words: it %s', async (_, body) => {
    const { status, headers, text } = await post('/contact-us', body);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('load the page again');
    expect(rendered).toEqual([]);
  });

  it('is nobody’s matter when its visitor goes away in the middle', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x',
    );
    socket.resume().end();
    await once(socket, 'close');
    expect((await ask('/home')).status).toBe(200);
    expect(rendered).toEqual([]);
  });
});

describe('pages that are rendered for one request', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const statuses = async (count: number, one: () => Promise<{ status: number }>) => {
    const all = [];
    for (let i = 0; i < count; i += 1) all.push((await one()).status);
    return all;
  };

  it('are for an address as many as an office needs, and then no more for a while', async () => {
    const address = from('192.0.2.1');
    const search = () => ask('/search?q=payroll', address);
    expect(await statuses(60, search)).toEqual(Array(60).fill(200));
    const { status, headers, body } = await search();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.toString()).toContain('Wait a minute');
    expect(rendered).toHaveLength(60);
    expect((await ask('/search?q=payroll', from('192.0.2.2'))).status).toBe(200);
    for (const path of ['/home?q=payroll', '/contact-us', '/display.css', '/icon.svg', CHUNK])
      expect([path, (await ask(path, address)).status]).toEqual([path, 200]);
    expect((await ask('/api/v1/ip', address)).status).toBe(200);
  });

  it('asked for all at once are no more than one after the other', async () => {
    const asker = { ...from('192.0.2.3'), 'User-Agent': GOOGLEBOT };
    const pack = () => ask('/committee-pack?role=CEO&module=PAY', asker);
    const answers = await Promise.all(Array.from({ length: 100 }, pack));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    expect(rendered).toHaveLength(60);
  });

  it('are counted with the forms that are sent, and by network where one has many addresses', async () => {
    const form = formOf(FIELDS);
    const send = (address: string) => post('/contact-us', form, from(address));
    expect(await statuses(60, () => send('2001:db8::1'))).toEqual(Array(60).fill(200));
    expect((await send('2001:db8::2')).status).toBe(429);
    expect((await ask('/business-case?heads=5', from('2001:db8::3'))).status).toBe(429);
    expect((await send('2001:db8:1::1')).status).toBe(200);
  });
});

it('a form is handed on as it came: in pieces, and before another request on its connection', async () => {
  const form = formOf([...FIELDS, ['message', 'word '.repeat(10_000)]]);
  const socket = connect(port, '127.0.0.1');
  const head = `POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${form.length}\r\n\r\n`;
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part;
  });
  for (let at = 0; at < form.length; at += 10_000) {
    socket.write((at === 0 ? head : '') + form.slice(at, at + 10_000));
    await new Promise(setImmediate);
  }
  socket.write('GET /icon.svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(answer).toContain(`X-Bytes: ${form.length}`);
  expect(answer).toContain('<svg/>');
});

it('Only Host names the host: a proxy hands on what a client says in X-Forwarded-Host', async () => {
  const { headers, body } = await ask('/contact-us', {
    ...USA,
    'X-Forwarded-Host': 'www.norvant.in',
  });
  expect(body.toString()).toContain('USA');
  expect(headers['cache-control']).toMatch(/^public/);
});

describe('a redirect names a path alone, so that a visitor keeps the host and its cookies', () => {
  const hosts = ['127.0.0.1:3000', '127.9.9.9', '[::1]:3000', 'localhost', 'LOCALHOST:3000'];
  const evil = ['evil.example', 'evil.example:80', 'EVIL.example:80', 'this-site.invalid'];
  const paths = ['/', '/USA', '/products', '/Products', '/no-such-page', '/auth/invite/x'];
  const hostile = [
    '//evil.example/a',
    '///evil.example/..',
    '/.//evil.example/a',
    '/%2e%2e//evil/a',
  ];

  test.each([...hosts, ...evil])('to whoever asks %s', async (host) => {
    for (const path of [...paths, ...hostile])
      for (const protocol of ['http', 'https']) {
        const { status, headers } = await ask(path, { Host: host, 'X-Forwarded-Proto': protocol });
        expect([path, [307, 308].includes(status)]).toEqual([path, true]);
        expect(headers.location).toMatch(/^\/[a-z][^:]*$/i);
      }
  });

  test('but for the way to the other edition, which has a host of its own', async () => {
    const { headers } = await ask('/INDIA', { Host: 'www.norvant.com' });
    expect(headers.location).toBe(originOf('INDIA') + HOME);
  });
});
