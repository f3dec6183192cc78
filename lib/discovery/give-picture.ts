/** A picture of this site as the answer of a call: the mark, and what social networks show for a page. */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../api/problem.ts';
import { listedRoutes } from '../content/routes.ts';
import { readBuiltFile } from '../files/built-file.ts';
import type { Region } from '../region/region.ts';
import { pictureName, picturePath } from './picture-path.ts';

type Asked = { params: { name: string }; region: Region };

const MARK = 'icon.svg';

/** @throws ApiError NOT_FOUND for whatever is none of them, and for a page's picture without a build */
export async function givePicture({ params: { name }, region }: Asked): Promise<Response> {
  const bytes = name === MARK ? await readMark() : await readPicture(name, region);
  if (!bytes) throw new ApiError('NOT_FOUND');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': name === MARK ? 'image/svg+xml' : 'image/png',
      'Cache-Control': 'private, no-cache',
    },
  });
}

const readMark = () => readFile(join(process.cwd(), 'app', MARK));

/** The list of pages is the list of pictures: no name that somebody sends becomes a part of a path. */
async function readPicture(name: string, region: Region): Promise<Buffer | undefined> {
  const listed = listedRoutes().find(({ page }) => pictureName(page) === name);
  return listed && readBuiltFile(picturePath(listed.page, region));
}
