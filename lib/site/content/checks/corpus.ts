/** Everything that was written, as the checks need it: values, texts, and where each stands. */
import type { z } from 'zod';
import { page as pageSchema } from '../../../../content/schemas/page.ts';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { tokens } from '../brand.ts';
import type { RawPage } from '../prepare.ts';
import { ContentError, describePlace, type Problem } from '../problem.ts';
import { parseSource } from '../read.ts';
import type { Route } from '../routes.ts';
import { SITE_FILES } from '../site-files.ts';
import { readSource, type Source } from '../source.ts';

export type RegionalProblem = Problem & { region: Region };

/** A file as one edition has it, in the spelling in which it was written. */
export type Entry = {
  file: string;
  region: Region;
  schema: z.ZodType;
  value: unknown;
  /** The problem at a place of it. */
  problem: (path: (string | number)[], reason: string) => RegionalProblem;
  /** The text at a place as it was typed, tokens and all. */
  typed: (path: (string | number)[]) => string;
  /** Whether the text at a place was written for this edition alone. */
  isRegional: (path: (string | number)[]) => boolean;
};
export type PageEntry = Entry & { route: Route; value: RawPage };
export type Corpus = { pages: PageEntry[]; site: Entry[]; routes: Route[] };

function entriesOf(source: Source, schema: z.ZodType): Entry[] {
  const values = parseSource(source, schema, tokens);
  return REGIONS.map((region) => ({
    file: source.file,
    region,
    schema,
    value: values[region],
    problem: (path, reason) => ({
      file: source.file,
      line: source.lineOf(path, region),
      where: describePlace(path, values[region]),
      reason,
      region,
    }),
    typed: (path) => textAt(source.valueFor(region), path),
    isRegional: source.isRegional,
  }));
}

function textAt(value: unknown, path: (string | number)[]): string {
  let node = value;
  for (const key of path) node = (node as Record<string | number, unknown> | undefined)?.[key];
  return typeof node === 'string' ? node : '';
}

/** Reads all content. What cannot be read is left out, and told to `problem`. */
export function readCorpus(routes: Route[], problem: (problem: Problem) => void): Corpus {
  const attempt = (file: string, schema: z.ZodType): Entry[] => {
    try {
      return entriesOf(readSource(file), schema);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      error.problems.forEach(problem);
      return [];
    }
  };
  return {
    routes,
    site: Object.entries(SITE_FILES).flatMap(([file, schema]) => attempt(file, schema)),
    pages: routes.flatMap((route) =>
      attempt(`pages${route.page}.yaml`, pageSchema).map(
        (entry) => ({ ...entry, route }) as PageEntry,
      ),
    ),
  };
}
