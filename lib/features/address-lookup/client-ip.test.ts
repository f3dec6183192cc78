/** The outside service that tells addresses, when one is set. */
import { createServer, type Server } from 'node:http';
import { log } from '../../platform/log/log.ts';
import { lookUpAddress } from './client-ip.ts';

let server: Server;
let url: string;
let answer: { status: number; body: string; location?: string } | 'silence';
let asked: { url: string | undefined; forwarded: unknown };

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked = { url, forwarded: headers['x-forwarded-for'] };
    if (answer === 'silence') return;
    const { status, body, location } = answer;
    // The place that it leads to would answer well.
    if (location) answer = { status: 200, body: '{"origin":"203.0.113.66"}' };
    const more = location && { Location: location };
    response.writeHead(status, { 'Content-Type': 'application/json', ...more }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('without a service the address is the one we see', async () => {
  expect(await lookUpAddress('192.0.2.1')).toBe('192.0.2.1');
});

test('with one it is the one it tells of the visitor, whom it is asked about', async () => {
  answer = { status: 200, body: '{"origin":"203.0.113.5"}' };
  expect(await lookUpAddress('192.0.2.1', url)).toBe('203.0.113.5');
  expect(asked).toEqual({ url: '/?ip=192.0.2.1', forwarded: '192.0.2.1' });
});

test('what the service’s own address asks stays as it is', async () => {
  await lookUpAddress('2001:db8::7', `${url}look/up?format=json`);
  expect(asked.url).toBe('/look/up?format=json&ip=2001%3Adb8%3A%3A7');
});

test.each([
  [{ status: 503, body: '' }, 503],
  [{ status: 200, body: 'no JSON' }, 504],
  [{ status: 200, body: '{"ip":"1.2.3.4"}' }, 502],
  ['silence' as const, 504],
])('%j throws and is logged as %s', async (given, status) => {
  answer = given;
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const start = Date.now();
  await expect(lookUpAddress('192.0.2.1', url)).rejects.toThrow(
    `Failed to fetch IP details: ${status}`,
  );
  expect(Date.now() - start).toBeLessThan(6_000);
  expect(logged).toHaveBeenCalledWith(`Failed to fetch IP details: ${status}`);
  logged.mockRestore();
});

test('to send our server elsewhere: a redirect is not followed', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  for (const status of [301, 302, 307, 308]) {
    answer = { status, body: '', location: `${url}inside` };
    await expect(lookUpAddress('192.0.2.1', url)).rejects.toThrow('Failed to fetch IP details');
    expect(asked.url).toBe('/?ip=192.0.2.1');
  }
  logged.mockRestore();
});
