/** What the edge answers by itself: a real nginx with the files of deploy/nginx, and no instance behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../e2e/support/nginx.ts';
import { layOutEdge } from './edge-copy.ts';

const nginx = findNginx();
if (!nginx)
  process.stderr.write(
    '\n*** SKIPPED: the tests of the edge. Install nginx and run again. ***\n\n',
  );

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
    for (let tries = 0; tries < 100 && !existsSync(join(folder, '443.sock')); tries += 1)
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
