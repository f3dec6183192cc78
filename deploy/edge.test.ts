/** What the edge answers by itself: a real nginx with the files of deploy/nginx, and no instance behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { connect as reach } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type SecureVersion } from 'node:tls';
import { findNginx } from '../e2e/support/nginx.ts';
import { layOutEdge } from './edge-copy.ts';

const nginx = findNginx();
if (!nginx)
  process.stderr.write(
    '\n*** SKIPPED: the tests of the edge. Install nginx and run again. ***\n\n',
  );

const listens = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = reach(path)
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).end();
  });

(nginx ? describe : describe.skip)('while no instance answers', () => {
  let folder: string;
  let child: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'edge-'));
    const args = layOutEdge(folder, {
      // Where nobody listens.
      upstream: `upstream norvant { server unix:${folder}/nobody.sock; }\n`,
      listen: (port) => `unix:${folder}/${port}.sock`,
      places: { '/var/log/nginx': folder },
      main: 'daemon off;',
    });
    child = spawn(nginx ?? 'nginx', args, { stdio: 'ignore' });
    // The socket is a file before nginx listens to it.
    for (let tries = 0; tries < 100 && !(await listens(join(folder, '443.sock'))); tries += 1)
      await sleep(50);
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  /** Posts to a path of www.`domain`, by TLS. */
  async function post(edition: string, domain: string, path: string) {
    const host = `www.${domain}`;
    const sent = request({
      socketPath: join(folder, '443.sock'),
      servername: host,
      ca: readFileSync(join(folder, 'norvant/certificates', edition, 'fullchain.pem')),
      path,
      method: 'POST',
      headers: { Host: host },
    });
    sent.end('{}');
    const [answer] = await once(sent, 'response');
    const { statusCode: status, headers } = answer;
    return { status, retryAfter: headers['retry-after'], body: await text(answer) };
  }

  /** Asks for a path of www.norvant.com without TLS. */
  async function askPlainly(path: string) {
    const sent = plainRequest({
      socketPath: join(folder, '80.sock'),
      path,
      headers: { Host: 'www.norvant.com' },
    });
    sent.end();
    const [{ statusCode: status, headers }] = await once(sent, 'response');
    return { status, location: headers.location };
  }

  /** How a visitor with these versions of TLS gets through to www.norvant.com; undefined when not at all. */
  async function shakeHands(minVersion: SecureVersion, maxVersion: SecureVersion) {
    const ca = readFileSync(join(folder, 'norvant/certificates/usa/fullchain.pem'));
    // Else OpenSSL here would not even try what is old.
    const ciphers = 'ALL:@SECLEVEL=0';
    const path = join(folder, '443.sock');
    const socket = connect({
      path,
      servername: 'www.norvant.com',
      ca,
      ciphers,
      minVersion,
      maxVersion,
    });
    const agreed = await new Promise<{ protocol: string | null; cipher: string } | undefined>(
      (resolve) => {
        socket.once('secureConnect', () =>
          resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name }),
        );
        socket.once('error', () => resolve(undefined));
      },
    );
    socket.destroy();
    return agreed;
  }

  test('the newest TLS is used, the one before it with forward secrecy, and nothing older', async () => {
    expect(await shakeHands('TLSv1', 'TLSv1.3')).toMatchObject({ protocol: 'TLSv1.3' });
    expect(await shakeHands('TLSv1.2', 'TLSv1.2')).toEqual({
      protocol: 'TLSv1.2',
      cipher: expect.stringMatching(/^ECDHE-\w+-(?:AES\d+-GCM|CHACHA20)/),
    });
    expect(await shakeHands('TLSv1', 'TLSv1.1')).toBeUndefined();
  });

  test('a call by http is refused and not led on, so that its mistake shows', async () => {
    expect(await askPlainly('/api/v1/user/session')).toEqual({ status: 403, location: undefined });
  });

  test('a page by http is led to https', async () => {
    expect(await askPlainly('/contact-us?a=b')).toEqual({
      status: 308,
      location: 'https://www.norvant.com/contact-us?a=b',
    });
  });

  test('a call says 503, so that whoever made it knows to come back', async () => {
    const answer = await post('usa', 'norvant.com', '/api/v1/registration/contact-us');
    expect(answer).toMatchObject({ status: 503, retryAfter: '10' });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a page says 503, so that search engines keep what they know of it', async () => {
    const answer = await post('india', 'norvant.in', '/contact-us');
    expect(answer).toMatchObject({ status: 503, retryAfter: '10' });
    expect(answer.body).toContain('away for a moment');
  });
});

test('whoever has been here once comes by https for a year or more, to every host below ours too', () => {
  const folder = join(import.meta.dirname, 'nginx');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const said = files
    .filter((name) => name.endsWith('.conf'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/Strict-Transport-Security "(.*)"/g),
    ])
    .map(([, value = '']) => value);
  // Of the site, and of the bare domain of each edition.
  expect(said).toHaveLength(3);
  for (const value of said) {
    const [, seconds = ''] = /^max-age=(\d+); includeSubDomains$/.exec(value) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  }
});
