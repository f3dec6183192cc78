/**
 * Whatever is sent, no call answers 500 and none shows a stack trace. Bodies are made from each
 * call's own schema: right fields with hostile values, missing ones, extra ones, and nonsense.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { withTestDatabase } from '../db/test-database.ts';
import { LIMITS } from '../security/rate-limits.ts';
import { createAccount } from '../session/create-account.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import type { MethodTable } from './methods.ts';
import { fullPath } from './openapi.ts';
import { testRequest } from './test-request.ts';

withTestDatabase('embedded');

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    'ab\u0000cd',
    'ab\ud800cd',
    '\ud800',
    '\r\nBcc: x@example.com',
    '<script>alert(1)</script>',
    "'; DROP TABLE x;--",
    '{{reference}}',
    '../../etc/passwd',
    '__proto__',
    '\u202e',
    'NaN',
    '%00',
    '=1+1',
    'x'.repeat(5000),
    '🏳️‍🌈'.repeat(30),
    'name@example.com',
    'demo',
    'USA',
    '2026-01-01',
  ),
);
const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 4 }), fc.boolean(), fc.double());

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer();
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'object') return objectOf(schema);
  return hostileText;
}

const CREDENTIALS = { email: 'ada@example.com', password: 'an analytical engine' };

/** Bodies that a call accepts. With one field changed they get furthest. */
const GOOD: Record<string, object> = {
  '/registration/contact-us': {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    topic: 'demo',
    message: 'We would like to see a demonstration.',
  },
  '/global/consent': {
    consent: true,
    ip: '192.0.2.1',
    country_code: 'INDIA',
    necessary_cookies_consent: true,
    performance_cookies_consent: true,
    marketing_cookies_consent: false,
    analytical_cookies_consent: false,
    functional_cookies_consent: false,
  },
  '/user/login': CREDENTIALS,
};

function almostGood(call: Call): fc.Arbitrary<unknown> {
  const good = GOOD[call.path] ?? {};
  // Half of them stay as they are, so that some are surely taken.
  const field = fc.oneof(fc.constant(''), fc.constantFrom('', ...Object.keys(good)));
  const change = fc.tuple(field, hostileText);
  return change.map(([name, value]) => ({ ...good, ...(name && { [name]: value }) }));
}

/** Each field mostly of its own type, sometimes of another or missing; sometimes one too many. */
function objectOf({ properties = {} }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      [
        name,
        fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything }),
      ] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const extra = fc.option(fc.dictionary(hostileText, anything, { maxKeys: 2 }), { freq: 4 });
  return fc.tuple(known, extra).map(([own, more]) => ({ ...own, ...more }));
}

const headers = fc.record(
  {
    'x-forwarded-for': fc.constantFrom(
      '192.0.2.3',
      'nonsense',
      '1.1.1.1, 2.2.2.2',
      '::ffff:1.2.3.4',
    ),
    'idempotency-key': fc.constantFrom('same-key-every-time', 'short', 'x'.repeat(200), '12345678'),
    cookie: fc.constantFrom(
      'region=INDIA',
      'region=%00',
      'region=MARS; region=USA',
      ';;;===',
      'session=%00; session=x',
    ),
    'sec-gpc': fc.constantFrom('1', '0', 'yes'),
    referer: fc.constantFrom(
      'http://localhost:3000/x?next=//evil.example',
      'nonsense',
      'http://[::1',
    ),
  },
  { requiredKeys: [] },
);

async function handlersOf(call: Call): Promise<MethodTable> {
  return (await import(`../../app${fullPath(call)}/route`)) as MethodTable;
}

async function expectDecent(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).not.toBe(500);
  expect(text).not.toMatch(/\.ts:\d|node_modules|\n\s+at |SELECT |insert into/i);
  if (text) expect(() => JSON.parse(text)).not.toThrow();
  const location = response.headers.get('location');
  if (location) expect(location).toMatch(/^\/(?![/\\])/);
}

beforeAll(async () => {
  await createAccount({ ...CREDENTIALS, name: 'Ada Lovelace' });
  // The flood is the point here.
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});

describe.each(calls.map((call) => [`${call.method} ${fullPath(call)}`, call] as const))(
  '%s',
  (_, call) => {
    const path = fullPath(call);
    const jsonBody = call.body
      ? fc.oneof(
          {
            weight: 6,
            arbitrary: objectOf(z.toJSONSchema(call.body, { io: 'input' }) as JsonSchema),
          },
          { weight: 6, arbitrary: almostGood(call) },
          { weight: 1, arbitrary: anything },
        )
      : fc.constant(undefined);

    test('takes any JSON, header and query without falling over', async () => {
      const handlers = await handlersOf(call);
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(jsonBody, headers, fc.option(hostileText), async (body, sent, query) => {
          const search =
            query === null
              ? ''
              : `?region=${encodeURIComponent(query.toWellFormed())}&${encodeURIComponent(query.toWellFormed())}`;
          const parts = { method: call.method, headers: { ...sent } as Record<string, string> };
          const content = body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' };
          if ('body' in content) parts.headers['content-type'] = 'application/json';
          const request = testRequest(path + search, { ...parts, ...content });
          const response = await handlers[call.method](request);
          statuses.add(response.status);
          await expectDecent(response);
        }),
        { numRuns: RUNS },
      );
      // Bodies that never get past the schema would test little.
      if (call.body) expect(statuses).toContain(call.status);
    });

    if (!call.form) return;
    test('takes any form', async () => {
      const handlers = await handlersOf(call);
      const fields = objectOf(
        z.toJSONSchema(call.form as z.ZodType, { io: 'input' }) as JsonSchema,
      );
      await fc.assert(
        fc.asyncProperty(fields, headers, async (form, sent) => {
          const pairs = Object.entries(form as object).map(([key, value]) => [
            key.toWellFormed(),
            String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed(),
          ]);
          const request = testRequest(path, {
            method: 'POST',
            headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' } as Record<
              string,
              string
            >,
            body: new URLSearchParams(pairs).toString(),
          });
          await expectDecent(await handlers.POST(request));
        }),
        { numRuns: RUNS },
      );
    });
  },
);
