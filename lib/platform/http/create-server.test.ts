/** @jest-environment node */
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import { createSiteServer } from './create-server.ts';
import { listen } from './port.ts';
import { rawRequest } from './testing/raw-request.ts';

let server: Server;
let port: number;
let handled = 0;

beforeAll(async () => {
  server = createSiteServer({
    trustedProxies: [],
    bodyLimits: { call: 1000, page: 1000 },
    longQueryPath: '/api/v1/auth/custom-oauth/callback',
    headersTimeout: 500,
    handler: async (request, response) => {
      handled += 1;
      if (request.url === '/begun') {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('begun');
        return;
      }
      if (request.url === '/broken') throw new Error('expected by the test');
      let body = '';
      for await (const part of request.iterator({ destroyOnReturn: false })) {
        body += part;
        if (body.length > 1000) break;
      }
      if (body.length > 1000) response.statusCode = 413;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ headers: request.headers, length: body.length }));
    },
  });
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  handled = 0;
});

const request = (lines: string[], body = '') =>
  rawRequest(port, `${[...lines, 'Connection: close', '', ''].join('\r\n')}${body}`);
const status = (answer: string) => Number(answer.slice(9, 12));
const seen = (answer: string): { headers: IncomingHttpHeaders; length: number } =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('requests that Next must never see', () => {
  it.each(['TRACE', 'TRACK'])(
    'refuses the method %s and says which are allowed',
    async (method) => {
      const answer = await request([`${method} / HTTP/1.1`, 'Host: localhost']);
      expect(status(answer)).toBeGreaterThanOrEqual(400);
      expect(status(answer)).toBeLessThan(500);
      expect(handled).toBe(0);
    },
  );

  it.each(['/%', '/api/v1/%ff', '/a%zz?x=1'])(
    'refuses the path %s, which cannot be decoded',
    async (path) => {
      const answer = await request([`GET ${path} HTTP/1.1`, 'Host: localhost']);
      expect(status(answer)).toBe(400);
      expect(handled).toBe(0);
    },
  );

  it('lets a percent sign in the query pass', async () => {
    const answer = await request(['GET /?x=%zz HTTP/1.1', 'Host: localhost']);
    expect(status(answer)).toBe(200);
  });
});

describe('what a client may not say', () => {
  it.each([
    'x-middleware-subrequest: middleware:middleware:middleware',
    'x-middleware-rewrite: /USA/Products',
    'x-matched-path: /USA/Products',
    'x-now-route-matches: 1=USA',
    'x-nextjs-data: 1',
    'x-invoke-path: /USA/Products',
    'next-resume: 1',
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B%5D',
    'Next-Url: /home',
    'Next-Action: \u009b31m',
    'x-prerender-revalidate: secret',
    'forwarded: for=1.2.3.4',
    'x-real-ip: 1.2.3.4',
    'cf-connecting-ip: 1.2.3.4',
    'x-forwarded-host: evil.example',
    'X-Forwarded-Port: 1',
    'x-original-url: /USA/Products',
  ])('drops %s', async (line) => {
    const answer = await request(['GET / HTTP/1.1', 'Host: localhost', line]);
    const name = line.split(':', 1)[0]?.toLowerCase() ?? '';
    expect(seen(answer).headers).not.toHaveProperty([name]);
  });

  it('puts the true address in the place of a forged one', async () => {
    const forged = ['X-Forwarded-For: 1.2.3.4', 'x-forwarded-for: 5.6.7.8'];
    const answer = await request(['GET / HTTP/1.1', 'Host: localhost', ...forged]);
    expect(seen(answer).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });
});

describe('the id of a request', () => {
  const idOf = (answer: string) => /\r\nX-Request-Id: ([^\r]*)\r\n/.exec(answer)?.[1];
  const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

  it('is in the answer, and handed on', async () => {
    const answer = await request(['GET / HTTP/1.1', 'Host: localhost']);
    expect(idOf(answer)).toMatch(UUID);
    expect(seen(answer).headers['x-request-id']).toBe(idOf(answer));
  });

  it('is in the answer to what is refused before anybody looks', async () => {
    expect(idOf(await request(['GET / HTTP/1.1', 'Host: ']))).toMatch(UUID);
  });

  it('is not for a visitor to choose', async () => {
    const answer = await request(['GET / HTTP/1.1', 'Host: localhost', 'X-Request-Id: chosen']);
    expect(idOf(answer)).toMatch(UUID);
    expect(seen(answer).headers['x-request-id']).toBe(idOf(answer));
  });

  it.each([
    ['as the proxy has it', 'edge:7f.1-a', true],
    ['as long as 128 letters', 'a'.repeat(128), true],
    ['a new one instead of a longer one', 'a'.repeat(129), false],
    ['a new one instead of words', 'two words', false],
    ['a new one instead of what steers a terminal', '\u009b31m', false],
    ['a new one instead of none', '', false],
  ])('behind our own proxy is %s', async (_, given, isKept) => {
    const behind = createSiteServer({
      trustedProxies: ['127.0.0.0/8'],
      handler: (_request, response) => response.end(),
    });
    const ask = [
      'GET / HTTP/1.1',
      'Host: localhost',
      `X-Request-Id: ${given}`,
      'Connection: close',
    ];
    const answer = await rawRequest(
      await listen(behind, 0, '127.0.0.1'),
      `${ask.join('\r\n')}\r\n\r\n`,
    );
    behind.close();
    if (isKept) expect(idOf(answer)).toBe(given);
    else expect(idOf(answer)).toMatch(UUID);
  });
});

describe('requests without an honest host or path', () => {
  it.each([
    ['no host', []],
    ['two hosts', ['Host: localhost', 'host: evil.example']],
    ['an empty host', ['Host: ']],
    ['a host with a path', ['Host: localhost/evil']],
    ['a host with user and password', ['Host: a:b@localhost']],
    ['a list of hosts', ['Host: localhost, evil.example']],
    ['a port that is none', ['Host: localhost:http']],
    ['a port beyond the last', ['Host: norvant.com:99999']],
    ['an address beyond the last', ['Host: 127.999.1.1']],
  ])('refuses %s', async (_, hosts) => {
    expect(status(await request(['GET / HTTP/1.1', ...hosts]))).toBe(400);
    expect(handled).toBe(0);
  });

  it.each(['http://evil.example/', '*'])('refuses the target %s', async (target) => {
    expect(status(await request([`OPTIONS ${target} HTTP/1.1`, 'Host: localhost']))).toBe(400);
  });

  it.each(['localhost:3000', 'www.norvant.com', '[::1]:3000', '127.0.0.1'])(
    'accepts %s',
    async (host) => {
      expect(status(await request(['GET / HTTP/1.1', `Host: ${host}`]))).toBe(200);
    },
  );
});

describe('more than a page or a call is ever asked', () => {
  const parameters = (count: number) => Array.from({ length: count }, () => 'a').join('&');
  const cookies = (count: number) =>
    `Cookie: ${Array.from({ length: count }, (_, i) => `a${i}=b`).join('; ')}`;
  /** Besides Host and Connection. */
  const headers = (count: number) => Array.from({ length: count }, (_, i) => `x${i}: a`);
  const CALLBACK = '/api/v1/auth/custom-oauth/callback';

  it.each<[string, number, string, ...string[]]>([
    ['a query of 2,048 bytes', 200, `/search?q=${'a'.repeat(2_046)}`],
    ['a longer query', 414, `/search?q=${'a'.repeat(2_047)}`],
    ['a longer query of a call', 414, `/api/v1/ip?${'a'.repeat(2_049)}`],
    ['50 parameters', 200, `/search?${parameters(50)}`],
    ['51 parameters', 400, `/search?${parameters(51)}`],
    ['51 parameters of a call', 400, `/api/v1/ip?${parameters(51)}`],
    ['nothing but separators', 400, `/business-case?${'&'.repeat(2_000)}`],
    ['the long code of an identity provider', 200, `${CALLBACK}?code=${'a'.repeat(12_000)}`],
    ['51 parameters of an identity provider', 400, `${CALLBACK}?${parameters(51)}`],
    ['180 cookies', 200, '/', cookies(180)],
    ['181 cookies', 431, '/', cookies(181)],
    ['181 cookies in two lines', 431, '/', cookies(180), 'Cookie: a=b'],
    ['100 headers', 200, '/', ...headers(98)],
    ['101 headers', 431, '/', ...headers(99)],
  ])('%s: %i', async (_, code, path, ...lines) => {
    const answer = await request([`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines]);
    expect(status(answer)).toBe(code);
    expect(handled).toBe(code === 200 ? 1 : 0);
    if (code !== 200) expect(answer).toMatch(/(?:Shorten|Ask|Delete) /);
  });
});

describe('a body', () => {
  it.each(['gzip, chunked', 'chunked, chunked', 'identity'])(
    'is refused when it comes as %s, which nobody would undo',
    async (coding) => {
      const lines = ['POST / HTTP/1.1', 'Host: localhost', `Transfer-Encoding: ${coding}`];
      expect(status(await request(lines, '0\r\n\r\n'))).toBe(400);
      expect(handled).toBe(0);
    },
  );
});

describe('the size of a body', () => {
  const post = (path: string, ...lines: string[]) => [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    ...lines,
  ];
  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

  it('passes up to the limit', async () => {
    const answer = await request(post('/', 'Content-Length: 1000'), 'x'.repeat(1000));
    expect(seen(answer).length).toBe(1000);
  });

  it('is refused when declared too large, in JSON for a call', async () => {
    const answer = await request(post('/api/v1/contact', 'Content-Length: 100000000'));
    expect(status(answer)).toBe(413);
    expect(answer).toContain('"code":"TOO_LARGE"');
    expect(answer).toContain('Connection: close');
    expect(handled).toBe(0);
  });

  it('is refused in words for a page', async () => {
    const answer = await request(post('/contact-us', 'Content-Length: 1001'), 'x'.repeat(1001));
    expect(status(answer)).toBe(413);
    expect(answer).toContain('text/plain');
  });

  it('is refused without a 100 Continue', async () => {
    const answer = await request(post('/', 'Content-Length: 5000', 'Expect: 100-continue'));
    expect(status(answer)).toBe(413);
  });

  it('is declared by whoever sends a form to a page: no browser leaves it open', async () => {
    const chunked = post('/contact-us', 'Transfer-Encoding: chunked');
    expect(status(await request(chunked, `${chunk(600)}0\r\n\r\n`))).toBe(411);
    expect(handled).toBe(0);
  });

  it('of a call is measured when nobody declared it', async () => {
    const chunked = post('/api/v1/contact', 'Transfer-Encoding: chunked');
    expect(seen(await request(chunked, `${chunk(600)}${chunk(400)}0\r\n\r\n`)).length).toBe(1000);
  });

  it.each([
    ['/contact-us', 411],
    ['/api/v1/contact', 413],
  ])('without end is refused at %s, and no more of it is taken', async (path, code) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const sender = setInterval(() => socket.write(chunk(500)), 5);
      socket.on('data', (part) => {
        text += part.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(sender);
        resolve(text);
      });
      socket.write(`${post(path, 'Transfer-Encoding: chunked').join('\r\n')}\r\n\r\n`);
    });
    expect(status(answer)).toBe(code);
  });
});

describe('every answer', () => {
  it.each([
    ['a page', 200, ['GET / HTTP/1.1', 'Host: localhost']],
    ['a refused host', 400, ['GET / HTTP/1.1']],
    ['a body that is too large', 413, ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 9999']],
    ['a failure', 500, ['GET /broken HTTP/1.1', 'Host: localhost']],
    ['what the parser refuses', 400, ['GET / HTTP/9.9', 'Host: localhost']],
    ['headers without end', 431, ['GET / HTTP/1.1', `Cookie: ${'x'.repeat(20_000)}`]],
  ])('has the security headers: %s', async (_, code, lines) => {
    const answer = await request(lines);
    expect(status(answer)).toBe(code);
    expect(answer).toContain(
      "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain('Cross-Origin-Embedder-Policy: require-corp');
    expect(answer).not.toMatch(/x-powered-by|stack/i);
  });
});

it('writes no refusal into an answer that has begun', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.endsWith('begun')) socket.write('rubbish\r\n\r\n');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.write('GET /begun HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  expect(answer).toMatch(/begun$/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('cuts a client that sends its headers letter by letter', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const sender = setInterval(() => socket.write('x'), 50);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(sender);
      resolve(text);
    });
    socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  });
  expect(status(answer)).toBe(408);
});
