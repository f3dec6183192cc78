/**
 * Attack 12, the random half: every call of the API's own description is sent what its schema
 * allows, what it nearly allows and what it never would. No 500, no insides, always JSON.
 */
import fc from 'fast-check';
import { arbitraryFor, type JsonSchema } from '../support/from-schema.ts';
import { INSIDES } from '../support/problem.ts';
import { ask, type RawAnswer, type RawRequest } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

const RUNS = process.env.TEST_FULL ? 2_000 : 50;
const FEWEST_A_CALL = process.env.TEST_FULL ? 10 : 4;

type Operation = {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
type EndpointDescription = { method: string; path: string; operation: Operation };

/** The fields of `value` as a form or a query sends them. */
function asForm(value: unknown): string {
  const fields = Object.entries(Object(value)).map(([name, field]): [string, string] => [
    name,
    typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
  ]);
  return new URLSearchParams(fields).toString();
}

const BOUNDARY = 'fuzz-boundary-7d1f';

/** The same as parts of a multipart body. */
const asMultipart = (value: unknown) =>
  `${Object.entries(Object(value))
    .map(
      ([name, field]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof field === 'string' ? field : JSON.stringify(field)}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`;

/** '/jobs/{id}' with a value in each pair of brackets. */
const fillIn = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name]).toWellFormed()));

/** Some request for `call`: right, half right, or rubbish. */
function requestFor({ method, path, operation }: EndpointDescription): fc.Arbitrary<RawRequest> {
  const { parameters = [], requestBody } = operation;
  const parametersIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, fc.oneof(arbitraryFor(schema), fc.string())]),
    );
  const query = fc
    .tuple(
      fc.record(parametersIn('query'), { requiredKeys: [] }),
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.dictionary(fc.string(), fc.string())),
    )
    .map((parts) => asForm(Object.assign({}, ...parts)));
  const params = fc.record(parametersIn('path'));
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  const upload = requestBody?.content['multipart/form-data']?.schema;
  const body = requestBody
    ? fc.oneof(
        { weight: 6, arbitrary: arbitraryFor(json ?? {}).map((value) => JSON.stringify(value)) },
        { weight: 2, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string() },
        { weight: form ? 3 : 0, arbitrary: arbitraryFor(form ?? {}).map(asForm) },
        { weight: upload ? 6 : 0, arbitrary: arbitraryFor(upload ?? {}).map(asMultipart) },
      )
    : fc.constant(undefined);
  const headers = fc.record(
    {
      'Content-Type': fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        {
          weight: upload ? 8 : 1,
          arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`),
        },
        { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,20}$/) },
      ),
      'Idempotency-Key': fc.oneof(fc.stringMatching(/^[ -~]{1,140}$/), fc.uuid()),
      Cookie: fc.stringMatching(/^[ -~]{0,60}$/),
      'Accept-Language': fc.stringMatching(/^[ -~]{0,30}$/),
      'User-Agent': fc.stringMatching(/^[ -~\u00a0-ÿ]{0,60}$/),
      'X-Request-Id': fc.stringMatching(/^[ -~]{0,60}$/),
    },
    { requiredKeys: ['Content-Type'] },
  );
  return fc.record({ query, body, headers, params }).map((parts) => ({
    method,
    path: `${fillIn(path, parts.params)}${parts.query ? `?${parts.query}` : ''}`,
    headers: { ...parts.headers, 'X-Forwarded-For': newAddress() } as Record<string, string>,
    ...(parts.body !== undefined && { body: parts.body }),
  }));
}

function check(answer: RawAnswer): void {
  expect(answer.status, answer.body.slice(0, 300)).toBeLessThan(500);
  // An empty path parameter makes two slashes, and Next leads to the path with one.
  if (answer.status === 308) expect(answer.headers.get('location')).toMatch(/^\/[^/\\]/);
  // A redirect has no body; neither has the parser's refusal of an endless address (431).
  if ([303, 308, 431].includes(answer.status)) return;
  expect(answer.body).not.toMatch(INSIDES);
  // A brochure, a picture, a table: whoever gets one made no mistake.
  if (answer.status === 200 && !/json/.test(answer.headers.get('content-type') ?? '')) return;
  expect(answer.headers.get('content-type'), answer.body.slice(0, 300)).toMatch(
    /^application\/json/,
  );
  const value = JSON.parse(answer.body);
  if (answer.status >= 400)
    expect(value).toMatchObject({ message: expect.any(String), code: expect.any(String) });
}

async function callsOf(site: Site): Promise<EndpointDescription[]> {
  const document = JSON.parse((await ask(site.port, { path: '/api/v1/openapi.json' })).body);
  return Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

/** Which calls the API's description must name at least; others are found there. */
const CALLS = [
  '/registration/contact-us',
  '/global/consent',
  '/content/cookie-text',
  '/user/',
  '(all others)',
];

for (const name of CALLS)
  test(`${name}: ${RUNS} requests made from the schema never break the server`, async ({
    site,
  }) => {
    test.setTimeout(process.env.TEST_FULL ? 600_000 : 60_000);
    const calls = (await callsOf(site)).filter(({ path }) =>
      name.startsWith('/') ? path.includes(name) : !CALLS.some((known) => path.includes(known)),
    );
    expect(calls, name).not.toEqual([]);
    const seen = new Set<number>();
    for (const call of calls)
      await fc.assert(
        fc.asyncProperty(requestFor(call), async (request) => {
          const answer = await ask(site.port, request);
          seen.add(answer.status);
          check(answer);
        }),
        {
          // The everyday run asks the same questions each time; the long one asks new ones.
          ...(!process.env.TEST_FULL && { seed: 2026 }),
          numRuns: Math.max(FEWEST_A_CALL, Math.ceil(RUNS / calls.length)),
          endOnFailure: Boolean(process.env.TEST_FULL),
        },
      );
    // The schema must be understood, or only refusals would be tried.
    expect(
      [...seen].some((status) => status < 400),
      `answers: ${[...seen]}`,
    ).toBe(true);
  });
