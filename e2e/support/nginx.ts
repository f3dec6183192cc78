/** A shared cache in front of a site: a real nginx, found or installed like the browser. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './install-package.ts';
import { eventually, freePort, type Site } from './site.ts';

/** The command of an nginx that is there; undefined when there is none. */
export const installedNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((path) => !spawnSync(path, ['-v']).error);

/** The command of an nginx; undefined when there is none and none may be installed. */
export function findNginx(): string | undefined {
  return installedNginx() ?? (installPackage('nginx-light') ? installedNginx() : undefined);
}

/** Keyed by host and path as the client wrote them, and by nothing else. */
const config = (folder: string, port: number, site: Site) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=pages:1m inactive=10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${site.port};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_cache pages;
      proxy_cache_key $http_host$request_uri;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

/** An nginx that runs. */
export type Nginx = { port: number; stop: () => Promise<void> };

/** Starts nginx in front of `site`. What the answer's `X-Cache` says is nginx's own word. */
export async function startCache(nginx: string, site: Site): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, site));
  return runNginx(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'log')], folder, port);
}

/**
 * Runs nginx until the site behind it answers on `port`.
 * @param folder of its files, which goes with it
 */
export async function runNginx(
  nginx: string,
  args: readonly string[],
  folder: string,
  port: number,
): Promise<Nginx> {
  const child: ChildProcess = spawn(nginx, args, { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/api/health/live`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    return (await fetch(url).catch(() => undefined))?.ok;
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
