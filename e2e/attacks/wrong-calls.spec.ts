/** Attack 12: whatever is wrong with a call, the answer says so in JSON and shows no insides. */
import { CONTACT, sendMessage } from '../support/contact.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, exchange } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Paths = Record<string, Record<string, unknown>>;

test('a call refuses every method but its own with 405 and says which it takes', {
  tag: '@full',
}, async ({ site }) => {
  const document = JSON.parse((await ask(site.port, { path: '/api/v1/openapi.json' })).body);
  const paths = Object.entries(document.paths as Paths);
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const [path, operations] of paths) {
    const own = Object.keys(operations).map((method) => method.toUpperCase());
    const taken = new Set([...own, 'OPTIONS', ...(own.includes('GET') ? ['HEAD'] : [])]);
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (taken.has(method)) continue;
      const headers = { ...JSON_TYPE, 'X-Forwarded-For': newAddress() };
      const body = method === 'HEAD' || method === 'GET' ? undefined : '{}';
      const answer = await ask(site.port, { method, path, headers, body });
      expect(answer.status, `${method} ${path}`).toBe(405);
      const allowed = answer.headers.get('allow')?.split(', ').sort();
      expect(allowed, `${method} ${path}`).toEqual([...taken].sort());
      if (method !== 'HEAD') expectProblem(answer, 405, `${method} ${path}`);
    }
  }
});

test('to learn from a call that it knows no PROPFIND: 405, and what it does take', async ({
  site,
}) => {
  for (const method of ['PROPFIND', 'LOCK', 'PURGE', 'SEARCH', 'QUERY'])
    for (const [path, taken] of [
      [CONTACT, 'POST, OPTIONS'],
      ['/api/v1/ip', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await ask(site.port, { method, path });
      expectProblem(answer, 405, `${method} ${path}`);
      expect(answer.headers.get('allow'), `${method} ${path}`).toBe(taken);
    }
  const claimed = { 'X-Unknown-Method': 'LOCK' };
  const options = await ask(site.port, { method: 'OPTIONS', path: CONTACT, headers: claimed });
  expect(options.status, 'a client cannot say it').toBe(204);
});

test('methods that nobody has are refused everywhere', async ({ site }) => {
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'SEARCH', 'QUERY', 'M-SEARCH'])
    for (const path of [CONTACT, '/api/v1/ip', '/api/nowhere', '/contact-us', '/Products/HRIS']) {
      const answer = await ask(site.port, { method, path });
      expect([400, 404, 405, 501], `${method} ${path} → ${answer.status}`).toContain(answer.status);
      expect(answer.body).not.toMatch(/\n\s+at |node_modules/);
    }
  const tunnel = await exchange(site.port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(tunnel).not.toMatch(/^HTTP\/1\.1 2/);
});

test('every field that is wrong is named, and unknown ones are refused', async ({ site }) => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ name: '' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: ['Asha'] }, 'name'],
    [{ name: 'a'.repeat(81) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: null }, 'email'],
    [{ email: { $ne: '' } }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ topic: 'Not A Topic' }, 'topic'],
    [{ topic: '../../etc/passwd' }, 'topic'],
    [{ message: 'short' }, 'message'],
    [{ message: 'a'.repeat(4001) }, 'message'],
    [{ message: '\u200b'.repeat(10) }, 'message'],
    [{ token: 'a'.repeat(201) }, 'token'],
    [{ role: 'admin' }, 'role'],
    [{ id: '00000000-0000-0000-0000-000000000000' }, 'id'],
    [{ reference: 'NV-AAAA-AAAA' }, 'reference'],
    [{ edition: 'INDIA' }, 'edition'],
    [{ desk_sent: '2000-01-01' }, 'desk_sent'],
  ];
  for (const [fields, name] of wrong) {
    const answer = await sendMessage(site, fields);
    const problem = expectProblem(answer, 422, JSON.stringify(fields).slice(0, 80));
    expect(Object.keys(problem.fields ?? {}), JSON.stringify(fields).slice(0, 80)).toEqual([name]);
    expect(problem.fields?.[name]).toMatch(/\w/);
  }
  const all = await sendMessage(site, { name: '', email: '', topic: '', message: '', extra: 1 });
  const { fields = {} } = expectProblem(all, 422, 'everything at once');
  expect(Object.keys(fields).sort()).toEqual(['email', 'extra', 'message', 'name', 'topic']);
});

test('unknown calls and broken addresses are answered in JSON', async ({ site }) => {
  for (const path of [
    ...['/api', '/api/', '/api/v1', '/api/v2/ip', '/api/v1/ip/more', '/api/v1/IP'],
    // nginx refuses them before it knows the path, in plain text.
    ...(process.env.TEST_EDGE ? [] : ['/api/v1/ip%00', '/api/v1/%']),
    ...['/api/v1/user/nothing', '/api/v1/%2e%2e%2f%2e%2e%2f.env', '/api/v1/%ff'],
    `/api/v1/${'a'.repeat(8000)}`,
  ]) {
    const answer = await ask(site.port, { path });
    expect([400, 404], `${path.slice(0, 60)} → ${answer.status}`).toContain(answer.status);
    expectProblem(answer, answer.status, path.slice(0, 60));
  }
  for (const region of ['', 'usa', 'FRANCE', '../USA', 'USA&region=INDIA&x=1', '%00']) {
    const answer = await ask(site.port, { path: `/api/v1/content/cookie-text?region=${region}` });
    expectProblem(answer, 422, region);
  }
});
