/** To say one thing to whoever checks and another to whoever acts, by sending a name twice. */
import { z } from 'zod';
import { withTestDatabase } from '../db/test-database.ts';
import { defineEndpoint } from './endpoint.ts';
import { route } from './route.ts';
import { testRequest } from './testing/test-request.ts';

withTestDatabase();

const fields = z.strictObject({ a: z.string() });
const answer = z.object({ query: z.string(), body: z.string().optional() });
const { GET } = route(
  defineEndpoint(
    { method: 'GET', path: '/tried', summary: 'Tried.', query: fields, status: 200, answer },
    ({ query }) => ({ query: query.a }),
  ),
);
const { POST } = route(
  defineEndpoint(
    {
      method: 'POST',
      path: '/tried',
      summary: 'Tried.',
      query: fields,
      body: fields,
      form: fields,
      status: 200,
      answer,
    },
    {
      body: ({ query, body }) => ({ query: query.a, body: body.a }),
      form: ({ query, body }) => ({ query: query.a, body: body.a }),
    },
  ),
);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

test('the last of a name counts, wherever it is sent', async () => {
  expect(await (await GET(testRequest('/api/v1/tried?a=1&a=2'))).json()).toEqual({ query: '2' });
  for (const [headers, body] of [
    [FORM, 'a=3&a=4'],
    [JSON_TYPE, '{"a":"3","a":"4"}'],
  ] as const) {
    const sent = testRequest('/api/v1/tried?a=1&a=2', { method: 'POST', headers, body });
    expect(await (await POST(sent)).json()).toEqual({ query: '2', body: '4' });
  }
});

test('a field of the address never takes the place of one of the body, nor a cookie or a header of either', async () => {
  const headers = { ...FORM, cookie: 'a=5', a: '6' };
  const sent = testRequest('/api/v1/tried?a=1', { method: 'POST', headers, body: 'b=2' });
  expect((await POST(sent)).status).toBe(422);
  const asked = testRequest('/api/v1/tried', { headers: { cookie: 'a=5', a: '6' } });
  expect((await GET(asked)).status).toBe(422);
});
