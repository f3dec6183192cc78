/** Attack 11: the call for pictures gives the site's own and nothing else. */
import { GET } from '@/app/api/v1/image/[name]/route';
import { testRequest } from '../api/testing/test-request.ts';

const ask = (name: string) =>
  GET(testRequest('/api/v1/image/x'), { params: Promise.resolve({ name }) });

test.each([
  '../../../package.json',
  '..\\..\\.env',
  '%2e%2e%2fpackage.json',
  'icon.svg\0.png',
  'icon.SVG',
  '/etc/passwd',
  'constructor',
  'Products-NONE.png',
  '',
])('%j is no picture', async (name) => {
  expect((await ask(name)).status).toBe(404);
});

test('the mark is one', async () => {
  const answer = await ask('icon.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('<svg');
});
