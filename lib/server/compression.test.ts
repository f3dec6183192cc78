/** @jest-environment node */
import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedCache } from './compressed-cache.ts';
import { compressedResponse } from './compression.ts';
import { KnownBodies } from './known-bodies.ts';
import { listen } from './port.ts';

const TEXT = 'The same words again and again. '.repeat(400);
const cache = new CompressedCache(1_000_000);
let server: Server;
let port: number;

/** What each path answers, in the ways in which Next and its file server do. */
const answers: Record<string, (response: ServerResponse & { flush: () => void }) => void> = {
  '/page': (response) => {
    response.setHeader('ETag', '"abc"');
    response.setHeader('Vary', 'rsc');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (response.req.headers['if-none-match']?.includes('"abc"')) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader('Content-Length', TEXT.length);
    response.end(response.req.method === 'HEAD' ? null : TEXT);
  },
  '/untagged': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', TEXT.length);
    response.end(TEXT);
  },
  '/file': (response) => {
    response.setHeader('ETag', 'W/"file"');
    response.setHeader('Content-Type', 'text/css');
    response.setHeader('Content-Length', TEXT.length);
    response.setHeader('Accept-Ranges', 'bytes');
    for (let at = 0; at < TEXT.length; at += 1000) response.write(TEXT.slice(at, at + 1000));
    response.end();
  },
  '/broken-file': (response) => {
    response.setHeader('ETag', 'W/"broken"');
    response.setHeader('Content-Type', 'text/css');
    response.setHeader('Content-Length', TEXT.length);
    response.write('only the beginning');
    response.end();
  },
  '/stream': (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.flushHeaders();
    response.write(TEXT);
    response.flush();
    setTimeout(() => response.end('last'), 300);
  },
  '/small': (response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.write('{"small":');
    response.end('true}');
  },
  '/picture': (response) => {
    response.setHeader('Content-Type', 'image/png');
    response.end(TEXT);
  },
  '/part': (response) => {
    response.writeHead(206, { 'Content-Type': 'text/css', 'Content-Range': 'bytes 0-1999/9999' });
    response.end(TEXT.slice(0, 2000));
  },
  '/large': (response) => {
    response.setHeader('Content-Type', 'text/plain');
    let left = 200;
    const more = () => {
      while (left-- > 0) if (!response.write(TEXT + left)) return void response.once('drain', more);
      response.end();
    };
    more();
  },
};

beforeAll(async () => {
  server = createServer(
    { ServerResponse: compressedResponse(cache, new KnownBodies(10_000_000)) },
    (request, response) => answers[request.url?.split('?')[0] ?? '']?.(response as never),
  );
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = get({ port, path, headers, method, agent: false });
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

const br = { 'Accept-Encoding': 'gzip, br' };
const gzip = { 'Accept-Encoding': 'gzip' };

describe('a page with an ETag', () => {
  it('is sent as it is to a client that takes nothing else', async () => {
    const { headers, body } = await ask('/page');
    expect(headers).toMatchObject({ etag: '"abc"', vary: 'rsc, Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(TEXT);
  });

  it.each([
    ['br', br, brotliDecompressSync],
    ['gzip', gzip, gunzipSync],
  ])(
    'has a copy in %s with a tag of its own, the second time from memory',
    async (name, accept, unpack) => {
      for (const query of ['', '?again']) {
        const { headers, body } = await ask(`/page${query}`, accept);
        expect(headers).toMatchObject({
          'content-encoding': name,
          etag: `"abc-${name}"`,
          vary: 'rsc, Accept-Encoding',
          'content-length': String(body.length),
        });
        expect(unpack(body).toString()).toBe(TEXT);
      }
      expect(cache.get(`${name} "abc" /page`)).toBeDefined();
    },
  );

  it('is not sent again to whom has that copy', async () => {
    const { status, headers, body } = await ask('/page', { ...br, 'If-None-Match': '"abc-br"' });
    expect(status).toBe(304);
    expect(headers).toMatchObject({ etag: '"abc-br"', vary: 'rsc, Accept-Encoding' });
    expect(body).toHaveLength(0);
    expect((await ask('/page', { 'If-None-Match': '"abc"' })).headers.etag).toBe('"abc"');
  });

  it('is sent again to whom has a copy in another encoding', async () => {
    expect((await ask('/page', { ...gzip, 'If-None-Match': '"abc-br"' })).status).toBe(200);
    expect((await ask('/page', { 'If-None-Match': '"abc-br"' })).status).toBe(200);
  });

  it('has the same headers for HEAD', async () => {
    const [head, page] = [await ask('/page', br, 'HEAD'), await ask('/page', br)];
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'etag', 'vary', 'content-length'])
      expect(head.headers[name]).toBe(page.headers[name]);
  });
});

describe('a page that Next left without a tag', () => {
  it.each([
    ['as it is', {}],
    ['in brotli', br],
    ['in gzip', gzip],
  ])(
    'gets one, and is not sent again to whom has it %s',
    async (_, accept: Record<string, string>) => {
      const { headers, body } = await ask('/untagged', accept);
      const tag = String(headers.etag);
      expect(tag).toMatch(/^"[\w-]{27}(-br|-gzip)?"$/);
      expect(headers['content-length']).toBe(String(body.length));
      for (const ifNoneMatch of [tag, `"other", W/${tag}`]) {
        const again = await ask('/untagged', { ...accept, 'If-None-Match': ifNoneMatch });
        expect(again.status).toBe(304);
        expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
        expect(again.body).toHaveLength(0);
      }
      expect((await ask('/untagged', { ...accept, 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );
});

describe('a file that is read in pieces', () => {
  it('is compressed as a whole and kept', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers, body } = await ask('/file', br);
      expect(headers).toMatchObject({ etag: 'W/"file-br"', 'content-length': String(body.length) });
      expect(headers).not.toHaveProperty('accept-ranges');
      expect(brotliDecompressSync(body).toString()).toBe(TEXT);
    }
  });

  it('is never kept when it breaks off', async () => {
    await expect(ask('/broken-file', br)).rejects.toThrow();
    expect(cache.get('br W/"broken" /broken-file')).toBeUndefined();
  });
});

describe('an answer made for one request', () => {
  it('is compressed while it is made, without waiting for its end', async () => {
    const outgoing = get({ port, path: '/stream', headers: br, agent: false });
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(response.headers['content-encoding']).toBe('br');
    const start = Date.now();
    const parts: Buffer[] = [];
    let firstAfter = Number.POSITIVE_INFINITY;
    for await (const part of response) {
      firstAfter = Math.min(firstAfter, Date.now() - start);
      parts.push(part);
    }
    expect(firstAfter).toBeLessThan(Date.now() - start);
    expect(parts.length).toBeGreaterThan(1);
    expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe(`${TEXT}last`);
  });

  it('stays whole when the client reads slower than it is made', async () => {
    const { body } = await ask('/large', gzip);
    expect(gunzipSync(body)).toHaveLength(
      Array.from({ length: 200 }, (_, i) => (TEXT + i).length).reduce((a, b) => a + b),
    );
  });

  it('is left alone when it is small', async () => {
    const { status, headers, body } = await ask('/small', br);
    expect(status).toBe(201);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': '14' });
    expect(body.toString()).toBe('{"small":true}');
  });
});

it.each(['/picture', '/part'])('%s is never compressed', async (path) => {
  const { headers } = await ask(path, br);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

describe('CompressedCache', () => {
  it('forgets what was not asked for the longest, and keeps within its bound', async () => {
    const small = new CompressedCache(100);
    const body = (letter: string) => Buffer.from(letter.repeat(2000));
    for (const key of ['a', 'b', 'c']) await small.compress(key, body(key), 'gzip');
    small.get('a');
    for (const key of ['d', 'e']) await small.compress(key, body(key), 'gzip');
    expect(small.bytes).toBeLessThanOrEqual(100);
    expect(small.get('e')).toBeDefined();
    expect(small.get('b')).toBeUndefined();
  });

  it('does the work once for requests at the same time', async () => {
    const shared = new CompressedCache(1000);
    const body = Buffer.from(TEXT);
    const [one, two] = await Promise.all([
      shared.compress('key', body, 'br'),
      shared.compress('key', body, 'br'),
    ]);
    expect(one).toBe(two);
    expect(shared.bytes).toBe(one.length);
  });
});
