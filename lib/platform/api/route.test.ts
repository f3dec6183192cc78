/** What every endpoint does before its handler, and what it never does. */
import { sql } from 'drizzle-orm';
import pino from 'pino';
import {
  DELETE as deleteUnknown,
  GET as getUnknown,
  POST as postUnknown,
} from '@/app/api/[[...path]]/route';
import { clientIp } from '@/lib/features/address-lookup/endpoints/client-ip';
import { contactUs } from '@/lib/features/contact/endpoints/contact-us';
import { live as liveEndpoint } from '@/lib/features/health/endpoints/live';
import { ready as readyEndpoint } from '@/lib/features/health/endpoints/ready';
import { cookieText as cookieTextEndpoint } from '@/lib/site/content/endpoints/cookie-text';
import { cookieText as cookieTextEntity } from '@/lib/site/content/entities/schema';
import { formToken as formTokenEndpoint } from '@/lib/site/forms/endpoints/form-token';
import { REFERENCE } from '@/lib/site/forms/reference-pattern';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { createLog, log } from '../log/log.ts';
import { issueFormToken, readFormToken } from '../security/form-token.ts';
import { LIMITS } from '../security/rate-limits.ts';

import { defineEndpoint } from './endpoint.ts';
import { route } from './route.ts';
import { type RequestParts, testRequest } from './testing/test-request.ts';

const live = route(liveEndpoint);
const ready = route(readyEndpoint);
const cookieText = route(cookieTextEndpoint);
const formToken = route(formTokenEndpoint);
const ip = route(clientIp);
const { POST } = route(contactUs);

withTestDatabase();

const body = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'demo',
  message: 'We would like to see a demonstration.',
};
/** Sent by a visitor who took a minute, unless `parts` has another body. */
const send = (parts: RequestParts = {}) => {
  const token = issueFormToken(Date.now() - 60_000);
  const written = { body: { ...body, token }, ...parts };
  return POST(testRequest('/api/v1/registration/contact-us', { method: 'POST', ...written }));
};

test('a message is answered with 201 and its reference', async () => {
  const response = await send();
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ reference: expect.stringMatching(REFERENCE) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what our server named a request stands in its answer and in every line about its error', async () => {
  const lines: { id?: string }[] = [];
  const keep = (entry: object | string) => void lines.push(entry as object);
  const spies = [jest.spyOn(log, 'error'), jest.spyOn(log, 'info')];
  for (const spy of spies) spy.mockImplementation(keep);
  const failing = route(
    defineEndpoint({ ...liveEndpoint, path: '/fails' }, () => {
      throw new Error('expected by the test');
    }),
  );
  const headers = { 'x-request-id': 'edge:7f.1-a' };
  const answers = [
    await failing.GET(testRequest('/fails', { headers })),
    await send({ headers, body: '{' }),
    await getUnknown(testRequest('/api/v1/nothing', { headers }), {
      params: Promise.resolve({ path: ['v1', 'nothing'] }),
    }),
    await live.DELETE(testRequest('/api/health/live', { method: 'DELETE', headers })),
  ];
  for (const { headers } of answers) expect(headers.get('x-request-id')).toBe('edge:7f.1-a');
  expect(lines.map(({ id }) => id)).toEqual(Array(5).fill('edge:7f.1-a'));
  for (const spy of spies) spy.mockRestore();
});

test.each<[string, RequestParts, number, string]>([
  ['another site', { headers: { origin: 'https://evil.example' } }, 403, 'CROSS_SITE'],
  ['a null origin', { headers: { origin: 'null' } }, 403, 'CROSS_SITE'],
  ['cross-site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'CROSS_SITE'],
  ['text/plain', { headers: { 'content-type': 'text/plain' } }, 403, 'CROSS_SITE'],
  ['XML', { headers: { 'content-type': 'text/xml' } }, 415, 'UNSUPPORTED_TYPE'],
  [
    'half a JSON',
    { body: '{"name":', headers: { 'content-type': 'application/json' } },
    400,
    'INVALID_JSON',
  ],
  ['no body', { body: '', headers: { 'content-type': 'application/json' } }, 400, 'INVALID_JSON'],
  ['JSON that is too deep', { body: { name: [[[[[[[[[1]]]]]]]]] } }, 400, 'INVALID_JSON'],
  ['a lying length', { headers: { 'content-length': '999999999' } }, 413, 'TOO_LARGE'],
  ['too long a body', { body: { ...body, message: 'x'.repeat(70_000) } }, 413, 'TOO_LARGE'],
  ['an unknown field', { body: { ...body, isAdmin: true } }, 422, 'INVALID_FIELDS'],
  ['a list', { body: [] }, 422, 'INVALID_FIELDS'],
  [
    'a bad idempotency key',
    { headers: { 'idempotency-key': 'x y' } },
    400,
    'INVALID_IDEMPOTENCY_KEY',
  ],
])('%s is refused', async (_, parts, status, code) => {
  const response = await send(parts);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
});

test('field errors name the field and the mend', async () => {
  const response = await send({ body: { ...body, email: 'nobody', extra: 1 } });
  expect(await response.json()).toMatchObject({
    fields: { email: 'Enter an e-mail address like name@example.com.', extra: expect.any(String) },
  });
});

test('a key sent again with another body is refused', async () => {
  const headers = { 'idempotency-key': 'a-key-of-some-length' };
  const token = issueFormToken(Date.now() - 60_000);
  const other = { ...body, token, message: 'Something else, but with the same key.' };
  expect((await send({ headers })).status).toBe(201);
  expect((await send({ headers })).status).toBe(201);
  const conflict = await send({ headers, body: other });
  expect(conflict.status).toBe(422);
  expect(await conflict.json()).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test.each<[string, RequestParts, number, string]>([
  ['of its fields', { body: { ...body, role: 'desk' } }, 422, 'INVALID_FIELDS'],
  ['of its origin', { headers: { origin: 'https://evil.example' } }, 403, 'CROSS_SITE'],
  ['of its type', { headers: { 'content-type': 'application/xml' } }, 415, 'UNSUPPORTED_TYPE'],
])(
  'whoever tries to get around a rule %s leaves a line that says which',
  async (_, parts, status, code) => {
    const lines: object[] = [];
    const spy = jest
      .spyOn(log, 'info')
      .mockImplementation((entry) => void lines.push(entry as object));
    await send(parts);
    spy.mockRestore();
    expect(lines).toEqual([expect.objectContaining({ method: 'POST', status, code })]);
  },
);

test('a flood from one address is stopped, whatever it writes into X-Forwarded-For', async () => {
  const statuses: number[] = [];
  const logged = jest.spyOn(log, 'info');
  for (let number = 0; number <= LIMITS.writesPerAddress.points; number += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${number % 250}, 192.0.2.99` };
    const response = await send({ headers, body: {} });
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refusal = expect.objectContaining({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(logged).toHaveBeenCalledWith(refusal, 'request');
  logged.mockRestore();
});

test('an unknown path is a 404 in JSON, by any method', async () => {
  for (const handler of [getUnknown, postUnknown, deleteUnknown]) {
    const response = await handler(testRequest('/api/v1/nothing'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('a mistake of ours shows no trace of where it happened', async () => {
  const { GET: broken } = route(
    defineEndpoint(liveEndpoint, () => {
      throw new Error('secret detail at /srv/app/lib/file.ts:3');
    }),
  );
  const response = await broken(testRequest('/api/health/live'));
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toMatch(/secret|srv|stack|at /);
  expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL' });
});

test('one line a request goes to the log, and nothing personal', async () => {
  const lines: string[] = [];
  const spy = jest.spyOn(log, 'info').mockImplementation((...args: unknown[]) => {
    lines.push(JSON.stringify(args));
  });
  await send({
    body: {
      ...body,
      token: issueFormToken(Date.now() - 60_000),
      email: 'private@example.com',
      message: 'Nobody may read this in a log.',
    },
    headers: { 'x-forwarded-for': '198.51.100.77' },
  });
  spy.mockRestore();
  const requests = lines.filter((line) => line.includes('"request"'));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('"status":201');
  for (const line of lines) expect(line).not.toMatch(/private@|Ada|Nobody may|198\.51/);
});

test('line breaks and escape codes stay inside one JSON line of the log', () => {
  const written: string[] = [];
  createLog({ write: (line: string) => void written.push(line) }).warn(
    { reason: 'a\nb\u001b[31m', data: { password: 'hunter2' } },
    'x\r\ny',
  );
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toMatch(/\p{Cc}|hunter2/u);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'warn', reason: 'a\nb\u001b[31m' });
  expect(pino.levels.labels[40]).toBe('warn');
});

test('an error in the log is told without the values of a failed query', async () => {
  const db = await getDb();
  const failed = await db
    .execute(sql`SELECT ${'private@example.com'}::text, 1 / 0`)
    .catch((error: unknown) => error);
  let line = '';
  const keep = (text: string) => {
    line = text;
  };
  createLog({ write: keep }).error({ err: failed }, 'x');
  expect(line).toContain('division by zero');
  expect(line).not.toMatch(/private@|stack|\.ts/);
});

test('the other calls answer', async () => {
  const origin = await ip.GET(
    testRequest('/api/v1/ip', { headers: { 'x-forwarded-for': '::ffff:192.0.2.5' } }),
  );
  expect(await origin.json()).toEqual({ origin: '192.0.2.5' });

  const { token } = await (await formToken.GET(testRequest('/api/v1/form-token'))).json();
  const { issuedAt, expiresAt } = readFormToken(token) ?? {};
  expect(Math.round((Date.now() - Number(issuedAt)) / 60_000)).toBe(0);
  expect(Number(expiresAt) - Number(issuedAt)).toBe(24 * 60 * 60_000);

  const text = await cookieText.GET(testRequest('/api/v1/content/cookie-text?region=INDIA'));
  expect(cookieTextEntity.parse(await text.json()).title).toBe('About Cookies on this site');
  const wrong = await cookieText.GET(testRequest('/api/v1/content/cookie-text?region=MARS'));
  expect([wrong.status, (await wrong.json()).fields]).toEqual([
    422,
    { region: 'Send USA or INDIA.' },
  ]);

  expect((await live.GET(testRequest('/api/health/live'))).status).toBe(200);
  expect((await ready.GET(testRequest('/api/health/ready'))).status).toBe(200);
});
