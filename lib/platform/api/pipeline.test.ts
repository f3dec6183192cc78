/** What the pipeline carries for endpoints to come: path parameters, PATCH, files, accounts and roles. */
import { eq } from 'drizzle-orm';
import { openApiDocument } from '../../composition/api/openapi.ts';
import { fuzzEndpoint } from '../../composition/api/testing/fuzz-endpoint.ts';
import { createAccount } from '../../features/accounts/create-account.ts';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { LIMITS } from '../security/rate-limits.ts';
import { createSession } from '../session/session.ts';
import { users } from '../session/tables.ts';
import { defineEndpoint } from './endpoint.ts';
import { type EndpointDescription, fullPath } from './endpoint-description.ts';
import { route } from './route.ts';
import { applyToJob, changeJob, UPLOAD_LIMIT } from './testing/fixture-endpoints.ts';
import { type RequestParts, testRequest } from './testing/test-request.ts';

withTestDatabase();

const ID = '6f1f2f66-5a52-4d6f-9d2b-1b1f8f0a9a11';
const { PATCH } = route(
  defineEndpoint(changeJob, ({ params, body }) => ({ id: params.id, title: body.title })),
);
const { POST } = route(
  defineEndpoint(applyToJob, {
    upload: ({ body, session }) => ({ bytes: body.cv.size, owner: session.user.email }),
  }),
);

let member = '';
let desk = '';
beforeAll(async () => {
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
  const cookieOf = async (email: string, role: string) => {
    const user = await createAccount({ email, name: 'Asha Verma', password: 'three plain words' });
    const secondFactor = role === 'desk' ? 'own' : 'none';
    await (await getDb()).update(users).set({ role, secondFactor }).where(eq(users.id, user.id));
    // Staff have shown their second factor.
    const now = new Date();
    return `session=${(await createSession(user, undefined, now, { secondFactorAt: now })).token}`;
  };
  member = await cookieOf('member@example.org', 'member');
  desk = await cookieOf('desk@example.org', 'desk');
});

const change = (parts: RequestParts, id = ID) =>
  PATCH(
    testRequest(`/api/v1/jobs/${id}`, { method: 'PATCH', body: { title: 'Baker' }, ...parts }),
    {
      params: Promise.resolve({ id }),
    },
  );
function application(file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })) {
  const form = new FormData();
  form.append('name', 'Asha Verma');
  form.append('cv', file);
  return form;
}
const apply = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    testRequest(fullPath(applyToJob), {
      method: 'POST',
      body,
      headers: { cookie: member, ...headers },
    }),
    { params: Promise.resolve({ id: ID }) },
  );
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

test('the desk changes the job that the path names', async () => {
  const response = await change({ headers: { cookie: desk } });
  expect([response.status, await response.json()]).toEqual([200, { id: ID, title: 'Baker' }]);
});

test.each(['7', '../etc', '%00', `${ID}x`])('the path %j leads to nothing', async (id) => {
  expect(await codeOf(await change({ headers: { cookie: desk } }, id))).toEqual([404, 'NOT_FOUND']);
});

test('strangers are refused with 401, other accounts with 403, in the words of the specification', async () => {
  const words = async (headers: Record<string, string>) => {
    const response = await change({ headers });
    return [response.status, (await response.json()).message];
  };
  expect(await words({})).toEqual([401, 'Unauthorized']);
  expect(await words({ cookie: `session=${'A'.repeat(43)}` })).toEqual([401, 'INVALID_TOKEN']);
  expect(await words({ cookie: member })).toEqual([403, 'Forbidden resource']);
});

test('who may not make a call learns nothing about its body', async () => {
  const response = await change({ body: { wrong: 1 }, headers: { cookie: member } });
  expect(response.status).toBe(403);
});

test('who writes too often is refused, and nobody at another address with them', async () => {
  const { points } = LIMITS.writesPerAddress;
  Object.assign(LIMITS.writesPerAddress, { points: 3 });
  const write = async (address: string) =>
    (await change({ headers: { cookie: desk, 'x-forwarded-for': address } })).status;
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push(await write('203.0.113.9'));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await write('203.0.113.99')).toBe(200);
  Object.assign(LIMITS.writesPerAddress, { points });
});

test('a file arrives with its fields', async () => {
  const response = await apply(application());
  expect([response.status, await response.json()]).toEqual([
    201,
    { bytes: 8, owner: 'member@example.org' },
  ]);
});

test.each<[string, unknown, Record<string, string>, number, string]>([
  ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 400, 'INVALID_MULTIPART'],
  [
    'another boundary',
    '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--a--\r\n',
    { 'content-type': 'multipart/form-data; boundary=b' },
    400,
    'INVALID_MULTIPART',
  ],
  [
    'a part that is cut short',
    '--a\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
    { 'content-type': 'multipart/form-data; boundary=a' },
    400,
    'INVALID_MULTIPART',
  ],
  ['JSON', { name: 'Asha' }, {}, 415, 'UNSUPPORTED_TYPE'],
  [
    'an empty file',
    application(new File([], 'cv.pdf', { type: 'application/pdf' })),
    {},
    422,
    'INVALID_FIELDS',
  ],
  [
    'another kind of file',
    application(new File(['GIF89a'], 'cv.gif', { type: 'image/gif' })),
    {},
    422,
    'INVALID_FIELDS',
  ],
  [
    'a file where text belongs',
    (() => {
      const form = application();
      form.set('name', new File(['x'], 'x.txt'));
      return form;
    })(),
    {},
    422,
    'INVALID_FIELDS',
  ],
])('multipart with %s is refused', async (_, body, headers, status, code) => {
  expect(await codeOf(await apply(body, headers))).toEqual([status, code]);
});

test('no more of a body is read than its call takes, whatever its length says', async () => {
  let pulled = 0;
  const chunk = new Uint8Array(1024);
  const endless = new ReadableStream({
    pull(controller) {
      pulled += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const request = new Request(`http://localhost:3000${fullPath(applyToJob)}`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      cookie: member,
      'content-type': 'multipart/form-data; boundary=a',
    },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  const response = await POST(request, { params: Promise.resolve({ id: ID }) });
  expect(await codeOf(response)).toEqual([413, 'TOO_LARGE']);
  expect(pulled).toBeLessThanOrEqual(UPLOAD_LIMIT + 4 * chunk.byteLength);
});

test('an answer that holds more than its description, or less, fails here', async () => {
  const said = async (answer: object) => {
    const { PATCH: leaky } = route(
      defineEndpoint(changeJob, () => answer as { id: string; title: string }),
    );
    const response = await leaky(
      testRequest('/x', { method: 'PATCH', body: { title: 'x' }, headers: { cookie: desk } }),
      { params: Promise.resolve({ id: ID }) },
    );
    return (await response.json()).message;
  };
  expect(await said({ id: ID, title: 'x', passwordHash: 'x' })).toContain('more than is described');
  expect(await said({ id: ID })).toContain('answers something else');
});

test('the OpenAPI document tells of path, files, roles and codes', () => {
  const document = openApiDocument([changeJob, applyToJob] as EndpointDescription[], 'USA');
  const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>;
  expect(Object.keys(paths)).toEqual(['/api/v1/jobs/{id}', '/api/v1/jobs/{id}/applications']);
  const patch = paths['/api/v1/jobs/{id}']?.patch;
  expect(patch?.operationId).toBe('patchJobsId');
  expect(patch?.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  ]);
  expect(Object.keys(patch?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '403', '404']),
  );
  const post = paths['/api/v1/jobs/{id}/applications']?.post;
  expect(post?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': { schema: { properties: { cv: { format: 'binary' } } } },
    },
  });
});

test('the fuzz run reaches calls below folders in brackets', async () => {
  // As the desk, so that the body is looked at.
  const asDesk: typeof PATCH = (request, context) => {
    request.headers.set('cookie', desk);
    return PATCH(request, context);
  };
  const asMember: typeof POST = (request, context) => {
    request.headers.set('cookie', member);
    return POST(request, context);
  };
  // The given input comes first: with its parameters it is taken, without them it is not found, and half of it is
  // refused. What chance adds may be any of the three.
  const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const changed: number[] = [];
  const applied: number[] = [];
  for (const params of [{ params: () => ({ id: ID }) }, {}]) {
    const title = { body: () => ({ title: 'Baker' }), ...params };
    changed.push(...(await fuzzEndpoint(changeJob, 'body', asDesk, title)));
    const application = { upload: () => ({ name: 'Asha Verma', cv }), ...params };
    applied.push(...(await fuzzEndpoint(applyToJob, 'upload', asMember, application)));
  }
  const half = { upload: () => ({ cv }), params: () => ({ id: ID }) };
  applied.push(...(await fuzzEndpoint(applyToJob, 'upload', asMember, half)));
  expect(changed).toEqual(expect.arrayContaining([200, 404]));
  expect(applied).toEqual(expect.arrayContaining([201, 404, 422]));
});
