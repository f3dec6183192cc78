/** Two starts on one port: the one that listens gets it, and one that only looks does it no harm. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { assertPortIsFree, listen } from './port.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];
const newServer = () => {
  const server = createServer();
  servers.push(server);
  return server;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a port that another program keeps is refused in words that say what to do', async () => {
  const port = await listen(newServer(), 0, HOST);
  await expect(listen(newServer(), port, HOST)).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`,
  );
  await expect(assertPortIsFree(port, HOST)).rejects.toThrow('is in use');
});

test('a start that looks at the port in this very moment does not keep another from listening', async () => {
  const looking = newServer();
  const port = await listen(looking, 0, HOST);
  const serving = newServer();
  const listening = listen(serving, port, HOST);
  await once(serving, 'error').catch(() => undefined);
  looking.close();
  expect(await listening).toBe(port);
});

test('looking at a free port leaves it free', async () => {
  const port = await listen(newServer(), 0, HOST);
  servers.pop()?.close();
  await assertPortIsFree(port, HOST);
  expect(await listen(newServer(), port, HOST)).toBe(port);
});
