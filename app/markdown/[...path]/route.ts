/**
 * A page as Markdown where Next runs alone: our own server sends the copies of the same files. The
 * middleware leads here the requests that the guard lets through, and no others.
 */

import { readFromBuild } from '@/lib/platform/files/built-file';
import { REGIONS } from '@/lib/platform/region/region';
import { hasMarkdown, markdownPath, routes } from '@/lib/site/content/routes';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: RouteContext<'/markdown/[...path]'>) {
  const asked = `/markdown/${(await params).path.map(decodeURIComponent).join('/')}`;
  // Only a path of the table names a file: what was asked for never does.
  const known = routes
    .filter(hasMarkdown)
    .flatMap(({ page }) => REGIONS.map((region) => markdownPath(region, page)))
    .find((path) => path === asked);
  const text = known && (await readFromBuild(known));
  if (!text) return new Response('There is no such file.\n', { status: 404 });
  return new Response(new Uint8Array(text), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
