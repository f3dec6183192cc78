/** nginx with the files of deploy/nginx, for visitors who are all on this machine. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bench/process.ts';
import { someAddress } from '../../bench/visitors.ts';
import { findNginx } from '../../e2e/support/nginx.ts';
import { BROTLI, deliveredEdge, layOutEdge } from '../edge-copy.ts';
import { type Client, createClient } from './client.ts';
import { HOSTS } from './reads.ts';

/**
 * The load comes from one address and stands for visitors of many, so it is what a CDN is to the edge: the limits for
 * each visitor stay as they are delivered.
 */
const asCdn = () =>
  deliveredEdge('examples/behind-cdn.conf').replace(
    /(?:^set_real_ip_from .*\n)+/m,
    'set_real_ip_from 127.0.0.1;\n',
  );

/** The upstream of deploy/nginx, with the instances on `ports`. */
const upstreamOf = (ports: readonly number[]) => {
  const left = [...ports];
  return deliveredEdge('norvant/upstream.conf').replace(
    /^(\s*server 127\.0\.0\.1:)\d+/gm,
    (_, start: string) => `${start}${left.shift()}`,
  );
};

/**
 * @param folder for its settings, which is made
 * @param state in which STATIC_DIR of the instances is `static`
 * @param log the file that takes what it prints
 * @returns a client that reaches both hosts through it
 * @throws Error when there is no nginx and none may be installed
 */
export async function startEdge(
  folder: string,
  state: string,
  log: string,
  ports: readonly [number, number],
): Promise<Client> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx. Install the package nginx.');
  const listening: Record<string, number> = { 80: await freePort(), 443: await freePort() };
  const hasBrotli = existsSync(BROTLI);
  mkdirSync(folder);
  const args = layOutEdge(folder, {
    upstream: upstreamOf(ports),
    listen: (port) => `127.0.0.1:${listening[port]}`,
    examples: hasBrotli ? ['brotli.conf'] : [],
    optional: { 'behind-cdn.conf': asCdn() },
    hasBrotli,
    places: {
      '/var/lib/norvant': state,
      '/var/log/nginx/error.log': log,
      '/var/www/acme': join(folder, 'acme'),
    },
    main: `daemon off;\nworker_processes 2;\n${process.getuid?.() === 0 ? 'user root;' : ''}`,
  });
  const output = openSync(log, 'a');
  const child = spawn(nginx, args, { stdio: ['ignore', output, output] });
  // Not killed: its workers would go on without it.
  process.once('exit', () => child.kill('SIGTERM'));
  closeSync(output);
  const certificates = ['usa', 'india'].map((edition) =>
    readFileSync(join(folder, 'norvant/certificates', edition, 'fullchain.pem')),
  );
  const client = createClient(listening[443] ?? 0, certificates);
  const call = { host: HOSTS.USA, path: '/api/health/live', address: someAddress() };
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await client(call).catch(() => undefined);
    if (answer?.status === 200) return client;
    await sleep(100);
  }
  throw new Error(`nginx does not answer:\n${readFileSync(log, 'utf8')}`);
}
