/**
 * A process that makes prerendered paths of the build anew: those that its parent sends it, as Next does on demand
 * (https://nextjs.org/docs/app/guides/incremental-static-regeneration). It writes what comes into the file of that path,
 * and answers with what went wrong. Started in the folder of a release.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
// First: Next needs what this puts on the global object.
import 'next/dist/server/node-environment-baseline.js';

import next from 'next';
import { listen } from '../../lib/platform/http/port.ts';
import { replaceFile } from '../build/replace-file.ts';
import { takeBuiltConfig } from '../serve/built-config.ts';

/** @property file its absolute path */
export type Prerendered = { path: string; file: string };
/** What went wrong with a share, one line each. */
export type Problems = string[];

/** The parent has nothing more, or is gone. */
const leave = () => process.exit();
process.on('disconnect', leave);
// Where that was before this line, nobody says so any more.
if (process.connected === false) leave();

const root = process.cwd();
const dist = join(root, '.next');
takeBuiltConfig(root, dist);
const app = next({ dev: false, dir: root, hostname: 'localhost', port: 0 });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((asked, response) => void answer(asked, response));
const port = await listen(server, 0, '127.0.0.1');
const { preview } = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8'));
const headers = { 'x-prerender-revalidate': preview.previewModeId };

/** As the build itself asks for a path of its list: pages name it in their data. */
const asBuilt = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

async function render({ path, file }: Prerendered): Promise<Problems> {
  try {
    const asked = request({ host: '127.0.0.1', port, path: asBuilt(path), headers }).end();
    const [response] = await once(asked, 'response');
    const body = await buffer(response);
    if (response.headers['x-nextjs-cache'] !== 'REVALIDATED')
      return [`${path}: was not made anew (status ${response.statusCode})`];
    replaceFile(file, body);
    return [];
  } catch (error) {
    return [`${path}: ${error}`];
  }
}

process.on('message', async (share: Prerendered[]) => {
  const problems: Problems = [];
  for (const one of share) problems.push(...(await render(one)));
  process.send?.(problems);
});
