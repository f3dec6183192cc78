/** What the middleware answers to whoever asks for a file: which there are, and who may keep them. */
import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { middleware } from '../../middleware.ts';
import { ORIGINS } from '../content/metadata.ts';

function ask(path: string, { host = 'localhost:3000', method = 'GET', cookie = '' } = {}) {
  const headers = { host, cookie };
  const response = middleware(new NextRequest(`http://${host}${path}`, { method, headers }));
  const header = (name: string) => response.headers.get(name);
  return { response, header, passesOn: header('x-middleware-next') === '1' };
}

describe.each(readdirSync('public', { recursive: true, encoding: 'utf8' }))(
  '/%s of public/',
  (name) => {
    test('is for everybody, and is kept for a day', () => {
      for (const host of ['localhost:3000', new URL(ORIGINS.INDIA).host]) {
        const { passesOn, header } = ask(`/${name}`, { host });
        expect([passesOn, header('cache-control')]).toEqual([true, 'public, max-age=86400']);
      }
    });

    test('has one spelling, and is read only', () => {
      expect(ask(`/${name}`, { method: 'POST' }).response.status).toBe(405);
      for (const other of [`/${name}x`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`])
        expect([other, ask(other).response.status]).toEqual([other, 404]);
    });
  },
);

test('what app/ makes a file of says itself how long it is kept', () => {
  const { passesOn, header } = ask('/icon.svg');
  expect([passesOn, header('cache-control')]).toEqual([true, null]);
});
