/** To take the place of the database on the network: whoever is there shows a certificate, and it has to be the right one. */
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { selfSigned } from '../security/testing/self-signed.ts';
import { openPostgresUnmigrated } from './open-postgres.ts';
import { temporaryFolder } from './test-folder.ts';

const folder = temporaryFolder();
const { key, cert } = selfSigned('localhost');
const own = selfSigned('norvant_site');
/** Writes `text` where an address may name it. */
function keep(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}
const authority = keep('authority.pem', cert);
afterAll(() => rmSync(folder, { recursive: true }));

/** What PostgreSQL says of a database that it does not have: whoever reads it has got through. */
const REACHED = (() => {
  const fields = Buffer.from('SFATAL\0C3D000\0Mreached\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

let server: Server;
let encrypts: boolean;
/** Whether it lets in only whom it knows by a certificate. */
let asksWho: boolean;
/** All that was said without encryption after the question for it. */
let overheard: string;

beforeEach(async () => {
  encrypts = true;
  asksWho = false;
  overheard = '';
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(encrypts ? 'S' : 'N');
      if (!encrypts) {
        socket.on('data', (bytes) => {
          overheard += bytes.toString('latin1');
        });
        return;
      }
      const inside = new TLSSocket(socket, {
        isServer: true,
        key,
        cert,
        ...(asksWho && { ca: own.cert, requestCert: true, rejectUnauthorized: true }),
      });
      inside.on('error', () => undefined);
      inside.once('data', () => inside.end(REACHED));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
});
afterEach(() => void server.close());

function open(host: string, more = ''): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const url = `postgres://site:hunter2@${host}:${port}/site?sslmode=verify-full${more}`;
  return openPostgresUnmigrated(url).then(
    () => 'opened',
    (error: Error) => error.message,
  );
}

test('a certificate that nobody vouches for is refused', async () => {
  expect(await open('localhost')).toMatch(/self-signed certificate/);
});

test('a certificate of the authority that is named is taken', async () => {
  expect(await open('localhost', `&sslrootcert=${authority}`)).toBe('reached');
});

test('a certificate for another host is refused', async () => {
  expect(await open('127.0.0.1', `&sslrootcert=${authority}`)).toMatch(/does not match/);
});

test('the site may show a certificate of its own, in the place of a password', async () => {
  asksWho = true;
  const shown = `&sslcert=${keep('site.pem', own.cert)}&sslkey=${keep('site.key', own.key)}`;
  expect(await open('localhost', `&sslrootcert=${authority}${shown}`)).toBe('reached');
  expect(await open('localhost', `&sslrootcert=${authority}`)).not.toBe('reached');
});

test('a server that offers no encryption is told nothing', async () => {
  encrypts = false;
  expect(await open('localhost')).toMatch(/does not support SSL/);
  expect(overheard).toBe('');
});
