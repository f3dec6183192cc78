/** The site and what it is compared with. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, type Running, start } from './process.ts';

export const NEXT = 'node_modules/next/dist/bin/next';

/** `npm start` with a database of its own; builds first when the build is not current. */
export async function startSite(folder: string): Promise<Running> {
  const port = await freePort();
  return start(process.execPath, ['lib/server/main.ts'], port, {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  });
}

/** @param folder with the bare app, built */
export async function startBare(folder: string): Promise<Running> {
  const port = await freePort();
  return start(process.execPath, [NEXT, 'start', '--port', String(port)], port, {}, folder);
}

/** The site's homepage as a precompressed file; undefined where nginx is not installed. */
export async function startNginx(folder: string, html: string): Promise<Running | undefined> {
  const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => !spawnSync(path, ['-v']).error);
  if (!nginx) return undefined;
  const port = await freePort();
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/index.html'), html);
  writeFileSync(join(folder, 'html/index.html.gz'), gzipSync(html, { level: 9 }));
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; gzip_static on; types { text/html html; }
      ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}/html; }
    }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return start(nginx, args, port);
}

/** `html` without its scripts, from memory: what a browser needs when nothing is to be run. */
export async function startStatic(html: string): Promise<Running> {
  const text = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
  const body = gzipSync(text, { level: 9 });
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 204, headers);
    response.end(request.url === '/' ? body : undefined);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, pid: process.pid, stop };
}
