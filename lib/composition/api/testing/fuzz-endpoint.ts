/**
 * Sends an endpoint what its own schema allows, what it nearly allows and what it never would. No answer
 * may be a 500, show our insides or hold what the endpoint's description does not name.
 */
import fc from 'fast-check';
import { z } from 'zod';
import type { Handler } from '../../../platform/api/answer.ts';
import {
  type BodyKind,
  type EndpointDescription,
  fullPath,
  PATH_PARAMETER,
} from '../../../platform/api/endpoint-description.ts';
import { type Actor, newActor, roleOf } from '../../../platform/api/testing/actor.ts';
import { encodeBody } from '../../../platform/api/testing/encode-body.ts';
import type { GoodInput, Make, Params } from '../../../platform/api/testing/good-input.ts';
import { testRequest } from '../../../platform/api/testing/test-request.ts';
import { BODY_TYPES } from '../../../platform/security/body.ts';

/** More in `npm run test:full`. */
const RUNS = process.env.TEST_FULL ? 200 : 15;

/** Fewer than what one account may store. */
const RUNS_AN_ACCOUNT = 25;

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

/** The same value for every account. */
function always<T>(value: T): Make<T> {
  return () => value;
}

/** The good input, half of them with one of `names` changed: some are surely taken. */
function almostGood(
  good: NonNullable<GoodInput['body']>,
  names: string[],
): fc.Arbitrary<Make<object>> {
  const field = fc.oneof(fc.constant(''), fc.constantFrom('', ...names));
  return fc.tuple(field, hostileText).map(([name, value]) => async (actor) => ({
    ...(await good(actor)),
    ...(name && { [name]: value }),
  }));
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

async function expectDecent(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).not.toBe(500);
  expect(text).not.toMatch(/\.ts:\d|node_modules|\n\s+at |SELECT |insert into/i);
  const isJson = response.headers.get('content-type')?.includes('json');
  if (text && isJson) expect(() => JSON.parse(text)).not.toThrow();
  const location = response.headers.get('location');
  if (location) expect(location).toMatch(/^\/(?![/\\])/);
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** Path parameters: right ones, hostile ones. */
function paramsOf(call: EndpointDescription, { params }: GoodInput): fc.Arbitrary<Make<Params>> {
  const value = fc.oneof(fc.uuid(), hostileText);
  const all = Array.from(call.path.matchAll(PATH_PARAMETER), ([part, name = '']) => [
    name,
    part.startsWith('[...') ? fc.array(value) : value,
  ]);
  const hostile = fc
    .record(Object.fromEntries(all) as Record<string, fc.Arbitrary<string | string[]>>)
    .map((given) => async () => given);
  return params
    ? fc.oneof(
        fc.constant<Make<Params>>(async (actor) => params(actor)),
        hostile,
      )
    : hostile;
}

function bodyOf(
  call: EndpointDescription,
  kind: BodyKind,
  good: GoodInput,
): fc.Arbitrary<Make<unknown>> {
  const schema = schemaOf(call[kind] ?? z.object({}));
  const fields = objectOf(schema).map(always);
  const near = almostGood(good[kind] ?? (() => ({})), Object.keys(schema.properties ?? {}));
  if (kind !== 'body') return fc.oneof(fields, near);
  return fc.oneof(
    { weight: 6, arbitrary: fields },
    { weight: 6, arbitrary: near },
    { weight: 1, arbitrary: anything.map(always) },
  );
}

/**
 * Fuzzes one shape of an endpoint's body, by an account of its role; 'body' also stands for an endpoint
 * without one.
 * @param good an input that the endpoint accepts; with one field changed it gets furthest
 * @returns the statuses that were answered
 */
export async function fuzzEndpoint(
  call: EndpointDescription,
  kind: BodyKind,
  handler: Handler,
  good: GoodInput = {},
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const body = call[kind] ? bodyOf(call, kind, good) : fc.constant(undefined);
  const sent = fc.record({
    body,
    headers,
    params: paramsOf(call, good),
    query: fc.option(hostileText),
  });
  const right = {
    body: call[kind] ? (good[kind] ?? always({})) : undefined,
    headers: {},
    params: good.params ?? always<Params>({}),
    query: null,
  };
  let actor: Actor | undefined;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(sent, async ({ body, headers, params, query }) => {
      if (runs++ % RUNS_AN_ACCOUNT === 0) actor = undefined;
      actor ??= await newActor(roleOf(call));
      const word = encodeURIComponent(query?.toWellFormed() ?? '');
      const search = query === null ? '' : `?region=${word}&${word}`;
      // A form writes its own boundary into the header.
      const type = body !== undefined && kind !== 'upload' && { 'content-type': BODY_TYPES[kind] };
      const { cookie, ...others } = headers as Record<string, string>;
      const request = testRequest(fullPath(call) + search, {
        method: call.method,
        headers: { ...others, cookie: [actor.cookie, cookie].join('; '), ...type },
        body: body && encodeBody(kind, await body(actor)),
      });
      const response = await handler(request, { params: Promise.resolve(params(actor)) });
      // Signed out, or deleted.
      if (response.status === 401) actor = undefined;
      statuses.add(response.status);
      await expectDecent(response);
    }),
    // The right input first, so that each endpoint is surely reached behind its schema.
    { numRuns: RUNS, examples: [[right]] },
  );
  return statuses;
}
