/** A small build in a temporary folder, made by the real pass. For tests only. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtPages } from '../../../../scripts/build/built-pages.ts';
import { makeCopies } from '../../../../scripts/build/make-copies.ts';
import { passOver } from '../../../../scripts/build/page-pass.ts';

export type StubBuild = {
  /** HTML by internal path. */
  pages: Record<string, string>;
  /** Text by path below the dist folder. */
  files?: Record<string, string>;
  /** Content-Type and text of what app/ makes at build, by path. */
  routes?: Record<string, [type: string, text: string]>;
};

/** @returns the dist folder */
export async function stubBuild({ pages, files = {}, routes = {} }: StubBuild): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const manifest: Record<string, object> = {};
  for (const [path, html] of Object.entries(pages)) {
    manifest[path] = { routeType: 'page', initialRevalidateSeconds: false };
    put(`server/app${path}.html`, html);
  }
  for (const [path, [type, text]] of Object.entries(routes)) {
    const initialHeaders = { 'content-type': type };
    manifest[path] = { routeType: 'route', initialRevalidateSeconds: false, initialHeaders };
    put(`server/app${path}.body`, text);
  }
  for (const [file, text] of Object.entries(files)) put(file, text);
  put('prerender-manifest.json', JSON.stringify({ routes: manifest }));
  const problems = await passOver(builtPages(dist), [makeCopies(dist)]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return dist;
}
