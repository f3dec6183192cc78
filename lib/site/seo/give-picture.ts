/** A picture of this site as an endpoint's answer: the mark, and what social networks show for a page. */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../platform/api/problem.ts';
import { readBuiltFile } from '../../platform/files/built-file.ts';
import { MARK, picturePaths } from '../content/picture-path.ts';

/** What a client sends is looked up here and becomes no part of a file's name. */
const PICTURES: ReadonlySet<string> = new Set(picturePaths());

/**
 * @param path as cards and pages name their picture: '/pictures/USA/Products-HRIS.png'
 * @throws ApiError NOT_FOUND for whatever is none of them, and for a page's picture without a build
 */
export async function givePicture(path: string): Promise<Response> {
  const bytes = path === MARK ? await readMark() : await readPicture(path);
  if (!bytes) throw new ApiError('NOT_FOUND');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': path === MARK ? 'image/svg+xml; charset=utf-8' : 'image/png',
      'Cache-Control': 'private, no-cache',
    },
  });
}

const readMark = () => readFile(join(process.cwd(), 'app', MARK));
const readPicture = async (path: string) => (PICTURES.has(path) ? readBuiltFile(path) : undefined);
