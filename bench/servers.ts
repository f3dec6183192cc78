/** The site and what it is compared with. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { installedNginx } from '../e2e/support/nginx.ts';
import { isText, mediaTypeOf } from '../lib/platform/http/media-types.ts';
import { freePort, type Running, start } from './process.ts';

export const NEXT = 'node_modules/next/dist/bin/next';

/** What `npm start` does first. Tables alone go to stdout. */
export function ensureBuild(): void {
  execFileSync(process.execPath, ['scripts/build/ensure-build.ts'], { stdio: ['ignore', 2, 2] });
}

/**
 * The server of `npm start`, with the flags and settings that package.json gives it; the build must be there.
 * @param environment beside the port
 * @param folder of the repository, or of a copy of it
 */
export async function serve(
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<Running> {
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // The last of its commands; it ends in `exec`, so the process is the server's.
  const command = scripts.start.split('&&').at(-1);
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return start('sh', ['-c', command], port, {
    cwd: folder,
    environment: { LOG_LEVEL: 'error', PATH: path, ...environment, PORT: String(port) },
    ready: '/api/health/ready',
  });
}

/**
 * The site with a database of its own; builds first when the build is not current.
 * @param databaseUrl of an empty PostgreSQL; without it the database is embedded in the site's process
 */
export async function startSite(folder: string, databaseUrl?: string): Promise<Running> {
  ensureBuild();
  const DATA_DIR = join(folder, 'data');
  return serve({ DATA_DIR, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
}

/**
 * @param folder with the bare app, built
 * @param headers of its every answer, beside Next's own
 */
export async function startBare(
  folder: string,
  headers: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const environment = { HEADERS: JSON.stringify(headers) };
  const options = { cwd: folder, environment };
  return start(process.execPath, [NEXT, 'start', '--port', String(port)], port, options);
}

/** The site's homepage as a precompressed file; undefined where nginx is not installed. */
export async function startNginx(folder: string, html: string): Promise<Running | undefined> {
  const nginx = installedNginx();
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

/** What a browser needs of a page when nothing is to be run. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');

/** Answers by path, from memory and compressed, except for what is compressed already. */
export type Files = Map<string, { type: string; body: Buffer }>;

/** The files of a folder, with its `index.html` as '/'. */
export function filesOf(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      file.slice(folder.length).replace(/\/index\.html$/, '/'),
      { type: mediaTypeOf(file), body: readFileSync(file) },
    ]),
  );
}

export async function startStatic(files: Files): Promise<Running> {
  const answers = new Map(
    [...files].map(([path, { type, body }]) => {
      const headers = { 'Content-Type': type };
      return isText(type)
        ? [
            path,
            { body: brotliCompressSync(body), headers: { ...headers, 'Content-Encoding': 'br' } },
          ]
        : [path, { body, headers }];
    }),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 204, answer?.headers);
    response.end(answer?.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, pid: process.pid, stop };
}
