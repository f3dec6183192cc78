/**
 * A page as Markdown where Next runs alone: our own server sends the copies of the same files. The
 * middleware leads here whom the guard lets through, and nobody else gets in.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasMarkdown, markdownPath, routes } from '@/lib/content/routes';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { REGIONS } from '@/lib/region/region';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: RouteContext<'/markdown/[...path]'>) {
  const asked = `/markdown/${(await params).path.map(decodeURIComponent).join('/')}`;
  // Only a path of the table names a file: what was asked for never does.
  const known = routes
    .filter(hasMarkdown)
    .flatMap(({ page }) => REGIONS.map((region) => markdownPath(region, page)))
    .find((path) => path === asked);
  const text = known && (await readBuilt(known));
  if (!text) return new Response('There is no such file.\n', { status: 404 });
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

/** Undefined in development, where nothing is built. */
async function readBuilt(path: string): Promise<string | undefined> {
  try {
    return await readFile(join(process.cwd(), env.NEXT_DIST_DIR, path), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
