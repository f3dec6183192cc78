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
  const bytes = (await readBuiltFile(brochurePath(name, region))) ?? (await draw(name, region));
  const row = { name: `${brand[region].name}-${name}.pdf`, type: 'application/pdf' };
  return fileResponse({ row, bytes });
}

const drawn = new Map<string, Promise<Buffer>>();

/** Where there is no build: in development and in tests. Drawing takes a second, so once each. */
function draw(name: BrochureName, region: Region): Promise<Buffer> {
  const path = brochurePath(name, region);
  const known = drawn.get(path);
  if (known) return known;
  const drawing = import('./draw-brochure.tsx').then((module) => module.drawBrochure(name, region));
  drawn.set(path, drawing);
  return drawing;
}
