/** Every endpoint lies at the path that it says, and the OpenAPI document has it. */

import { serveOpenApi } from '@/lib/composition/api/serve-openapi';
import { clientIp } from '@/lib/features/address-lookup/endpoints/client-ip';
import { route } from '@/lib/platform/api/route';
import { fullPath, PATH_PARAMETER } from '../../platform/api/endpoint-description.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { endpoints } from './endpoint-list.ts';
import { documentedPath } from './openapi.ts';
import { api, findApi } from './serve-api.ts';

const { DELETE, HEAD, PATCH, POST, PUT } = route(clientIp);
const { GET: getDocument } = route(serveOpenApi);

/** What the one route of app/api does with `path`. */
const ask = (path: string, method: keyof typeof api = 'OPTIONS') =>
  api[method](testRequest(path, { method }), {
    params: Promise.resolve({ path: path.split('/').slice(2).map(decodeURIComponent) }),
  });

test('each call answers at its path, with its method', async () => {
  for (const endpoint of endpoints) {
    const path = fullPath(endpoint).replace(PATH_PARAMETER, 'some');
    const response = await ask(path);
    expect(response.headers.get('allow')?.split(', ')).toContain(endpoint.method);
  }
});

test('the parts of a path are told to the call, and one that stands there in full goes first', () => {
  expect(findApi('/api/v1/jobs/web-developer')?.params).toEqual({ id: 'web-developer' });
  expect(findApi('/api/v1/image/a/b.png')?.params).toEqual({ path: ['a', 'b.png'] });
  expect(findApi('/api/v1/acknowledgement/all')?.params).toEqual({});
  expect(findApi('/api/v1/acknowledgement/some')?.params).toEqual({ actionId: 'some' });
});

test.each(['/api', '/api/v1', '/api/v1/jobs', '/api/v1/jobs/a/b', '/api/v1/ip/', '/api/v1%2Fip'])(
  'there is no call at %s',
  async (path) => {
    const response = await ask(path, 'GET');
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('the OpenAPI document describes them all', async () => {
  const response = await getDocument(testRequest('/api/v1/openapi.json'));
  const described = await response.json();
  expect(described.openapi).toBe('3.1.0');
  expect(Object.keys(described.paths).sort()).toEqual(
    [...new Set(endpoints.map(documentedPath))].sort(),
  );
  const contact = described.paths['/api/v1/registration/contact-us'].post;
  const schema = contact.requestBody.content['application/json'].schema;
  expect(schema.required.sort()).toEqual(['email', 'message', 'name', 'topic']);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(contact.responses)).toEqual(
    expect.arrayContaining(['201', '400', '403', '413', '415', '422', '429', '503']),
  );
});

test('a wrong method is told which ones are right', async () => {
  for (const [method, handler] of Object.entries({ POST, PUT, PATCH, DELETE })) {
    const response = await handler(testRequest('/api/v1/ip', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  }
  const head = await HEAD(testRequest('/api/v1/ip', { method: 'HEAD' }));
  expect([head.status, await head.text()]).toEqual([200, '']);
});
