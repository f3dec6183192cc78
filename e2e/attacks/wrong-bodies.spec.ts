/** Attack 12, bodies: broken, too deep, too large, or of another length than was said. */
import { CONTACT, message } from '../support/contact.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, compose, exchange, openSocket, parseAnswer } from '../support/raw-http.ts';
import { eventually } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('a body that is no JSON, too deep or of another shape is refused', async ({ site }) => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    ask(site.port, {
      method: 'POST',
      path: CONTACT,
      headers: { ...JSON_TYPE, 'X-Forwarded-For': newAddress(), ...headers },
      body,
    });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const inMessage = `${JSON.stringify(message(site)).slice(0, -1)},"more":`;
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

test('more than 64 KB is refused with 413, however its length is told', async ({ site }) => {
  const large = JSON.stringify(message(site, { message: 'a'.repeat(70_000) }));
  const headers = { ...JSON_TYPE, 'X-Forwarded-For': newAddress() };
  const told = await ask(site.port, { method: 'POST', path: CONTACT, headers, body: large });
  expectProblem(told, 413, 'Content-Length');
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
  const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
  const untold = await ask(site.port, {
    method: 'POST',
    path: CONTACT,
    headers: chunked,
    body: chunk,
  });
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
