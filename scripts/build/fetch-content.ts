/**
 * With the flag `localData` off: asks the API of each edition for what files hold otherwise, maps its
 * entities to our content, checks that like the files, and leaves it where lib/site/content/api-content.ts
 * looks.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { flags as flagsSchema } from '../../content/schemas/site.ts';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import {
  API_CONTENT,
  API_CONTENT_FILES,
  type ApiContentName,
} from '../../lib/site/content/api-content.ts';
import { MAPPINGS } from '../../lib/site/content/entities/mapping.ts';
import { ContentError, readPlain } from '../../lib/site/content/read.ts';

const ANSWER_WITHIN_MS = 10_000;

type Found = { value: unknown } | { problems: string[] };

async function askFor(url: string): Promise<Found> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) return { problems: [`GET ${url}: answered with status ${response.status}`] };
    return { value: await response.json() };
  } catch (error) {
    // fetch() says why no server answered in the cause of its error.
    const { cause = error } = error as Error;
    return { problems: [`GET ${url}: no usable answer (${cause})`] };
  }
}

/** Asks for one piece and maps it; what is wrong is told in the fields of the answer, or of our content. */
async function fetchOne(name: ApiContentName, region: Region, base: string): Promise<Found> {
  const url = `${base.replace(/\/+$/, '')}${API_CONTENT[name]}?region=${region}`;
  const found = await askFor(url);
  if ('problems' in found) return found;
  const tell = ({ issues }: z.ZodError, whole: string) => ({
    problems: issues.map(
      ({ path, message }) => `GET ${url}: ${path.join('.') || whole}: ${message}`,
    ),
  });
  const { entities, toContent, content } = MAPPINGS[name];
  const answer = entities.safeParse(found.value);
  if (!answer.success) return tell(answer.error, '(answer)');
  const value = toContent(answer.data, region);
  const { error } = content.safeParse(value);
  return error ? tell(error, '(content)') : { value };
}

/**
 * Fetches everything in API_CONTENT for both editions into the build folder `dist`.
 * @param bases absolute address of each edition's API, such as https://api.example.com/api/v1
 * @returns what is wrong, one line each with URL, status or field; nothing is left unless it is empty
 */
export async function fetchContent(dist: string, bases: Record<Region, string>): Promise<string[]> {
  const relative = REGIONS.filter((region) => !/^https?:\/\//.test(bases[region]));
  if (relative.length > 0)
    return relative.map(
      (region) =>
        `API_BASE_URL_${region}: "${bases[region]}" is not an absolute address like https://api.example.com/api/v1, which the build needs while localData is off in content/site/flags.yaml`,
    );
  const names = Object.keys(API_CONTENT) as ApiContentName[];
  const problems: string[] = [];
  const content: Record<string, Record<string, unknown>> = {};
  for (const name of names)
    for (const region of REGIONS) {
      const found = await fetchOne(name, region, bases[region]);
      if ('problems' in found) problems.push(...found.problems);
      else content[name] = { ...content[name], [region]: found.value };
    }
  if (problems.length > 0) return problems;
  const file = join(dist, API_CONTENT_FILES.whileBuilding);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
  return [];
}

/**
 * Fetches, or not, as content/site/flags.yaml says. What an earlier build fetched is forgotten.
 * @returns what is wrong, one line each
 */
export async function provideContent(
  dist: string,
  bases: Record<Region, string>,
): Promise<string[]> {
  for (const file of Object.values(API_CONTENT_FILES)) rmSync(join(dist, file), { force: true });
  try {
    const { localData } = readPlain('site/flags.yaml', flagsSchema);
    return localData ? [] : await fetchContent(dist, bases);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** Makes what was fetched, if anything was, a part of the finished build. */
export function keepContent(dist: string): void {
  const file = join(dist, API_CONTENT_FILES.whileBuilding);
  if (existsSync(file)) renameSync(file, join(dist, API_CONTENT_FILES.finished));
}
