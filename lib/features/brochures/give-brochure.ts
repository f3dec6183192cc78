/** A brochure as the answer of an endpoint, in the edition of the request. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { readBuiltFile } from '../../platform/files/built-file.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import type { Region } from '../../platform/region/region.ts';
import { type BrochureName, brochurePath, isBrochure } from '../../site/content/brochure-paths.ts';
import { brand } from '../../site/content/site.ts';

type Asked = { params: { name: string }; region: Region };

/** @throws ApiError NOT_FOUND for every other name, paths among them */
export async function giveBrochure({ params: { name }, region }: Asked): Promise<Response> {
  if (!isBrochure(name)) throw new ApiError('NOT_FOUND');
  const bytes = (await read(brochurePath(name, region))) ?? (await draw(name, region));
  const row = { name: `${brand[region].name}-${name}.pdf`, type: 'application/pdf' };
  return fileResponse({ row, bytes });
}

const reading = new Map<string, ReturnType<typeof readBuiltFile>>();

/** Read once for all who ask at the same time: so many hold one copy of it in memory. */
function read(path: string): ReturnType<typeof readBuiltFile> {
  const begun = reading.get(path);
  if (begun) return begun;
  const file = readBuiltFile(path).finally(() => reading.delete(path));
  reading.set(path, file);
  return file;
}

const drawn = new Map<string, Promise<Buffer>>();

/**
 * Where there is no build: in development and in tests. Drawing takes a second, so once each, however many ask at
 * once; one that failed is drawn again for the next who asks.
 */
function draw(name: BrochureName, region: Region): Promise<Buffer> {
  const path = brochurePath(name, region);
  const known = drawn.get(path);
  if (known) return known;
  const drawing = import('./draw-brochure.tsx').then((module) => module.drawBrochure(name, region));
  drawn.set(path, drawing);
  drawing.catch(() => drawn.delete(path));
  return drawing;
}
