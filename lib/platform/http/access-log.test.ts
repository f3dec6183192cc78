/** What an operator reads of each request, and what nobody reads there. */
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../db/test-folder.ts';
import { issueMailedCode } from '../security/mailed-code.ts';
import { changeSettings } from '../settings/settings.ts';
import { accessLog } from './access-log.ts';
import type { RequestEnd } from './request-end.ts';

const folder = temporaryFolder();
changeSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const END: RequestEnd = {
  method: 'GET',
  url: '/Products/HRIS',
  headers: {
    'x-request-id': 'a1',
    host: 'www.norvant.in',
    'user-agent': 'Browser/1.0',
    cookie: 'session=secret',
    referer: 'https://www.norvant.in/auth/invite?code=secret',
  },
  address: '198.51.100.7',
  kind: 'page',
  status: 200,
  isAborted: false,
  bytes: 4711,
  ms: 1.23456,
};

function lineOf(changes: Partial<RequestEnd> = {}): Record<string, unknown> {
  const lines: [entry: object | string, message?: string][] = [];
  accessLog({ info: (...line) => void lines.push(line) })({ ...END, ...changes });
  expect(lines).toEqual([[expect.any(Object), 'access']]);
  return lines[0]?.[0] as Record<string, unknown>;
}

test('an operator learns what was asked for, by which edition, and what it took', () => {
  expect(lineOf()).toEqual({
    id: 'a1',
    method: 'GET',
    path: '/Products/HRIS',
    status: 200,
    bytes: 4711,
    ms: 1.2,
    kind: 'page',
    edition: 'INDIA',
    from: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(lineOf({ isAborted: true })).toMatchObject({ aborted: true });
  const cookie = { host: 'localhost', cookie: 'region=INDIA' };
  expect(lineOf({ headers: cookie })).toMatchObject({ edition: 'INDIA' });
});

test('requests of one visitor can be told from those of another, and nobody learns who they are', () => {
  const [one, same, other] = [lineOf(), lineOf(), lineOf({ address: '198.51.100.8' })];
  expect(one?.from).toBe(same?.from);
  expect(one?.from).not.toBe(other?.from);
  expect(JSON.stringify(one)).not.toMatch(/198[.]51|Browser|secret|session/);
});

const INVITE = issueMailedCode('invite', '1d0c8a52-3a5e-4d3e-8f59-4a2bb8d0d1aa');

test.each<[string, Partial<RequestEnd>, string]>([
  [
    'a query',
    { url: `/auth/reset-password?code=${INVITE}`, kind: 'answer' },
    '/auth/reset-password',
  ],
  ['a link of a mail', { url: `/auth/invite/${INVITE}`, kind: 'other' }, '/auth/invite/*'],
  ['the same as it was mistyped', { url: `/Invite/${INVITE}/`, kind: 'other' }, '/Invite/*/'],
  ['half of it', { url: `/auth/invite/${INVITE.slice(0, 20)}`, kind: 'other' }, '/auth/invite/*'],
  ['the other half', { url: `/auth/invite/${INVITE.slice(37)}`, kind: 'other' }, '/auth/invite/*'],
  [
    'an invitation that a script looks at',
    { url: `/api/v1/auth/invite/${INVITE}`, kind: 'api' },
    '/api/v1/auth/invite/*',
  ],
  [
    'which file of whom',
    { url: '/api/v1/file/1d0c8a52-3a5e-4d3e-8f59-4a2bb8d0d1aa', kind: 'api' },
    '/api/v1/file/*',
  ],
  ['an e-mail address', { url: '/x/ada%40example.org', kind: 'other' }, '/x/*'],
])('%s does not get into the log', (_, end, path) => {
  expect(lineOf(end).path).toBe(path);
});

test('names of built files stay whole, and no path is longer than its reader likes', () => {
  const url = '/_next/static/chunks/0123456789abcdef-0123456789abcdef-0123.js';
  expect(lineOf({ url, kind: 'asset' }).path).toBe(url);
  expect(lineOf({ url: `/${'a/'.repeat(500)}`, kind: 'other' }).path).toHaveLength(200);
});
