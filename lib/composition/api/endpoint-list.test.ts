/** Every endpoint lies at the path that it says, and the OpenAPI document has it. */
import { globSync } from 'node:fs';
import { DELETE, HEAD, PATCH, POST, PUT } from '@/app/api/v1/ip/route';
import { GET as getDocument } from '@/app/api/v1/openapi.json/route';
import { fullPath } from '../../platform/api/endpoint-description.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { endpoints } from './endpoint-list.ts';
import { documentedPath } from './openapi.ts';

const folders = endpoints.map(fullPath);

test('each folder of app/api is the call that its path says', () => {
  const routes = globSync('app/api/**/route.ts')
    .map((file) => file.replace(/^app/, '').replace(/\/route\.ts$/, ''))
    .filter((folder) => !folder.includes('[['));
  expect([...new Set(folders)].sort()).toEqual(routes.sort());
});

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
