/** @jest-environment node */
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createSiteServer } from './create-server.ts';
import { listen } from './port.ts';
import { rawRequest } from './testing/raw-request.ts';

const PER_ADDRESS = 4;
const ALL = 8;
const UNFINISHED = 3;
const UNFINISHED_OF_ALL = 6;
const BYTES = 800;
const BYTES_OF_ALL = 1_200;

let server: Server;
let port: number;
const sockets: Socket[] = [];

async function start(trustedProxies: string[]): Promise<void> {
  server = createSiteServer({
    trustedProxies,
    connectionLimits: { connections: ALL, connectionsPerAddress: PER_ADDRESS },
    bodyLimits: {
      unfinished: UNFINISHED_OF_ALL,
      unfinishedPerAddress: UNFINISHED,
      unfinishedBytes: BYTES_OF_ALL,
      unfinishedBytesPerAddress: BYTES,
    },
    handler: async (request, response) => {
      for await (const _ of request);
      response.end('served');
    },
  });
  port = await listen(server, 0, '127.0.0.1');
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A connection from `address` that says `text` and then nothing; its answer and end are watched. */
async function hold(text = '', address = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  const seen = { answer: '', isClosed: false };
  socket.on('data', (part) => {
    seen.answer += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    seen.isClosed = true;
  });
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  if (text) await new Promise((resolve) => socket.write(text, resolve));
  return seen;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const get = () => rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
const half = (client: string, length = 99) =>
  `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${length}\r\n\r\nx`;

test('to take all connections from one address: it gets no more than its share', async () => {
  await start([]);
  const held: Awaited<ReturnType<typeof hold>>[] = [];
  for (let count = 0; count < PER_ADDRESS + 2; count += 1) held.push(await hold('', '127.0.0.2'));
  await until(() => held.filter(({ isClosed }) => isClosed).length === 2);
  expect(held.slice(0, PER_ADDRESS).map(({ isClosed }) => isClosed)).not.toContain(true);
  expect(await get()).toContain('served');
});

test('to take all connections from many addresses: the longest idle one makes room', async () => {
  await start(['127.0.0.1']);
  const held: Awaited<ReturnType<typeof hold>>[] = [];
  for (let count = 0; count < ALL; count += 1) held.push(await hold());
  expect(await get()).toContain('served');
  await until(() => held[0]?.isClosed === true);
  expect(held.slice(1).map(({ isClosed }) => isClosed)).not.toContain(true);
});

test('to fill the memory with half-sent bodies from one address: 429 after its share', async () => {
  await start(['127.0.0.1']);
  for (let count = 0; count < UNFINISHED; count += 1) await hold(half('192.0.2.1'));
  const refused = await hold(half('192.0.2.1'));
  await until(() => refused.answer.includes('\r\n\r\n'));
  expect(refused.answer).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 5/s);
  const other = await hold(`${half('192.0.2.2')}${'x'.repeat(98)}`);
  await until(() => other.answer.includes('served'));
});

test('to fill the memory with half-sent bodies from many: the oldest makes room', async () => {
  await start(['127.0.0.1']);
  const held: Awaited<ReturnType<typeof hold>>[] = [];
  for (let count = 0; count < UNFINISHED_OF_ALL; count += 1)
    held.push(await hold(half(`192.0.2.${count}`)));
  const honest = await hold(`${half('192.0.2.99')}${'x'.repeat(98)}`);
  await until(() => honest.answer.includes('served'));
  await until(() => held[0]?.isClosed === true);
  expect(held.slice(1).map(({ isClosed }) => isClosed)).not.toContain(true);
});

test('to fill the memory with few large bodies from one address: 429 after its bytes', async () => {
  await start(['127.0.0.1']);
  await hold(half('192.0.2.1', BYTES - 50));
  const refused = await hold(half('192.0.2.1'));
  await until(() => refused.answer.includes('\r\n\r\n'));
  expect(refused.answer).toMatch(/^HTTP\/1\.1 429 /);
  const other = await hold(`${half('192.0.2.2')}${'x'.repeat(98)}`);
  await until(() => other.answer.includes('served'));
});

test('to fill the memory with few large bodies from many: as many of the oldest make room as it takes', async () => {
  await start(['127.0.0.1']);
  const first = await hold(half('192.0.2.1', 500));
  const second = await hold(half('192.0.2.2', 600));
  const third = await hold(half('192.0.2.3', BYTES));
  await until(() => first.isClosed && second.isClosed);
  expect(third.isClosed).toBe(false);
});

test('to hold bytes by a body of unknown length: it counts as the longest', async () => {
  await start(['127.0.0.1']);
  const chunked = await hold(
    'POST /api/v1/x HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n',
  );
  await until(() => chunked.answer.includes('\r\n\r\n'));
  expect(chunked.answer).toMatch(/^HTTP\/1\.1 429 /);
});
