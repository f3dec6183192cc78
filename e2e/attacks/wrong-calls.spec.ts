/** Attack 12: whatever is wrong with a request, the answer says so in JSON and shows no insides. */
import { CONTACT, message, sendMessage } from '../support/contact.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, compose, exchange, openSocket, parseAnswer } from '../support/raw-http.ts';
import { eventually } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Paths = Record<string, Record<string, unknown>>;

test('a call refuses every method but its own with 405 and says which it takes', async ({
  site,
}) => {
  const document = JSON.parse((await ask(site.port, { path: '/api/v1/openapi.json' })).body);
  const paths = Object.entries(document.paths as Paths);
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const [path, operations] of paths) {
    const own = Object.keys(operations).map((method) => method.toUpperCase());
    const taken = new Set([...own, 'OPTIONS', ...(own.includes('GET') ? ['HEAD'] : [])]);
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (taken.has(method)) continue;
      const headers = { ...JSON_TYPE, 'X-Forwarded-For': newAddress() };
      const body = method === 'HEAD' || method === 'GET' ? undefined : '{}';
      const answer = await ask(site.port, { method, path, headers, body });
      expect(answer.status, `${method} ${path}`).toBe(405);
      const allowed = answer.headers.get('allow')?.split(', ').sort();
      expect(allowed, `${method} ${path}`).toEqual([...taken].sort());
      if (method !== 'HEAD') expectProblem(answer, 405, `${method} ${path}`);
    }
  }
});

test('methods that nobody has are refused everywhere', async ({ site }) => {
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'SEARCH', 'QUERY', 'M-SEARCH'])
    for (const path of [CONTACT, '/api/v1/ip', '/api/nowhere', '/contact-us', '/Products/HRIS']) {
      const answer = await ask(site.port, { method, path });
      expect([400, 404, 405, 501], `${method} ${path} → ${answer.status}`).toContain(answer.status);
      expect(answer.body).not.toMatch(/\n\s+at |node_modules/);
    }
  const tunnel = await exchange(site.port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(tunnel).not.toMatch(/^HTTP\/1\.1 2/);
});

test('a body that is no JSON, too deep or of another shape is refused', async ({ site }) => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    ask(site.port, {
      method: 'POST',
      path: CONTACT,
      headers: { ...JSON_TYPE, 'X-Forwarded-For': newAddress(), ...headers },
      body,
    });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const inMessage = `${JSON.stringify(message()).slice(0, -1)},"more":`;
  const broken: [string | Uint8Array, number][] = [
    ['', 400],
    ['{', 400],
    ['{"name":}', 400],
    ["{'name':'a'}", 400],
    ['name=a', 400],
    [Buffer.from([0xff, 0xfe, 0x00, 0x7b]), 400],
    [Buffer.from([0x80, 0x81, 0x82]), 400],
    [nested(9), 400],
    [nested(30_000), 400],
    [`${inMessage}${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, 400],
    ['null', 422],
    ['[]', 422],
    ['"text"', 422],
    ['1e999', 422],
    ['{}', 422],
    ['{"__proto__":{"name":"a"}}', 422],
    [`${inMessage}1}`, 422],
    [`{"toString":1,"constructor":1}`, 422],
  ];
  for (const [body, status] of broken)
    expectProblem(await post(body), status, String(body).slice(0, 60));
});

test('every field that is wrong is named, and unknown ones are refused', async ({ site }) => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ name: '' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: ['Asha'] }, 'name'],
    [{ name: 'a'.repeat(81) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: null }, 'email'],
    [{ email: { $ne: '' } }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ topic: 'Not A Topic' }, 'topic'],
    [{ topic: '../../etc/passwd' }, 'topic'],
    [{ message: 'short' }, 'message'],
    [{ message: 'a'.repeat(4001) }, 'message'],
    [{ message: '\u200b'.repeat(10) }, 'message'],
    [{ token: 'a'.repeat(201) }, 'token'],
    [{ role: 'admin' }, 'role'],
    [{ id: '00000000-0000-0000-0000-000000000000' }, 'id'],
    [{ reference: 'NV-AAAA-AAAA' }, 'reference'],
    [{ edition: 'INDIA' }, 'edition'],
    [{ desk_sent: '2000-01-01' }, 'desk_sent'],
  ];
  for (const [fields, name] of wrong) {
    const answer = await sendMessage(site, fields);
    const problem = expectProblem(answer, 422, JSON.stringify(fields).slice(0, 80));
    expect(Object.keys(problem.fields ?? {}), JSON.stringify(fields).slice(0, 80)).toEqual([name]);
    expect(problem.fields?.[name]).toMatch(/\w/);
  }
  const all = await sendMessage(site, { name: '', email: '', topic: '', message: '', extra: 1 });
  const { fields = {} } = expectProblem(all, 422, 'everything at once');
  expect(Object.keys(fields).sort()).toEqual(['email', 'extra', 'message', 'name', 'topic']);
});

test('more than 64 KB is refused with 413, however its length is told', async ({ site }) => {
  const large = JSON.stringify(message({ message: 'a'.repeat(70_000) }));
  const headers = { ...JSON_TYPE, 'X-Forwarded-For': newAddress() };
  const told = await ask(site.port, { method: 'POST', path: CONTACT, headers, body: large });
  expectProblem(told, 413, 'Content-Length');
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
  const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
  const untold = await ask(site.port, { method: 'POST', path: CONTACT, headers: chunked, body: chunk });
  expectProblem(untold, 413, 'chunked');
  const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = `decision=allowAll&functional=${'a'.repeat(70_000)}`;
  const choice = { method: 'POST', path: '/api/v1/global/consent', headers: form, body };
  expectProblem(await ask(site.port, choice), 413, 'a form');
});

test('ten megabytes are refused before they are sent', async ({ site }) => {
  const length = { 'Content-Length': String(10 * 1024 * 1024) };
  for (const path of [CONTACT, '/contact-us', '/api/nowhere', '/Products/HRIS'])
    for (const more of [{}, { Expect: '100-continue' }] as Record<string, string>[]) {
      const headers = { ...JSON_TYPE, 'X-Forwarded-For': newAddress(), ...length, ...more };
      const { socket, received } = openSocket(site.port);
      socket.write(compose({ method: 'POST', path, headers }));
      // Not one byte of the body has been sent.
      const text = await eventually(async () => received().includes('\r\n\r\n') && received());
      socket.destroy();
      expect(parseAnswer(text).status, path).toBe(413);
      expect(text, path).not.toContain('100 Continue');
    }
});

test('a length that lies does not mix one request with the next', async ({ site }) => {
  const hidden = 'GET /api/v1/ip HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const post = (lines: string[], body: string) =>
    exchange(
      site.port,
      [`POST ${CONTACT} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines]
        .join('\r\n')
        .concat('\r\n\r\n', body),
    );
  const smuggled = [
    await post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    await post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${hidden}`),
    await post(['Content-Length: 4', 'Content-Length: 90'], `{}  ${hidden}`),
    await post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`),
    await post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
    await post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
    await post(['Content-Length: -1'], hidden),
    await post(['Content-Length: 0x10'], hidden),
    await post([' Content-Length: 4', 'Connection: close'], hidden),
  ];
  for (const text of smuggled) {
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(text, 'the hidden request').not.toContain('"origin"');
  }
});

test('unknown calls and broken addresses are answered in JSON', async ({ site }) => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v2/ip',
    '/api/v1/ip/more',
    '/api/v1/IP',
    '/api/v1/user/profile',
    '/api/v1/%2e%2e%2f%2e%2e%2f.env',
    '/api/v1/ip%00',
    '/api/v1/%ff',
    '/api/v1/%',
    `/api/v1/${'a'.repeat(8000)}`,
  ]) {
    const answer = await ask(site.port, { path });
    expect([400, 404], `${path.slice(0, 60)} → ${answer.status}`).toContain(answer.status);
    expectProblem(answer, answer.status, path.slice(0, 60));
  }
  for (const region of ['', 'usa', 'FRANCE', '../USA', 'USA&region=INDIA&x=1', '%00']) {
    const answer = await ask(site.port, { path: `/api/v1/content/cookie-text?region=${region}` });
    expectProblem(answer, 422, region);
  }
});
