/** Everything that can be wrong with the content: each file by itself, then all files together. */
import type { z } from 'zod';
import { ContentError, type Problem } from '../problem.ts';
import { parseSource } from '../read.ts';
import { SITE_FILES, TOKEN_FILES } from '../site-files.ts';
import { readSource } from '../source.ts';
import type { RegionTokens } from '../tokens.ts';
import type { FormsNeed } from './forms.ts';

/** Texts quote the offices, which quote the brand alone. */
const OFFICES = 'site/offices.yaml';

/**
 * @param today ISO date: claims that were to be reviewed before it are warnings
 * @param forms what content owes to the forms, which stand above it
 */
export async function checkAll(today: string, forms: FormsNeed = {}): Promise<Problem[]> {
  const problems: Problem[] = [];
  const attempt = async (check: () => Problem[] | Promise<Problem[]>) => {
    try {
      problems.push(...(await check()));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  };
  const readAll = async (files: Record<string, z.ZodType>, tokens?: RegionTokens) => {
    for (const [file, schema] of Object.entries(files))
      await attempt(() => {
        parseSource(readSource(file), schema, tokens);
        return [];
      });
  };

  await readAll(TOKEN_FILES);
  if (problems.length > 0) return problems;
  // Imported only now: what follows reads the files that were just looked at.
  const { brandTokens } = await import('../company.ts');
  await readAll({ [OFFICES]: SITE_FILES[OFFICES] as z.ZodType }, brandTokens);
  if (problems.length > 0) return problems;
  const { tokens } = await import('../brand.ts');
  await readAll(SITE_FILES, tokens);
  if (problems.length > 0) return problems;
  await attempt(async () => (await import('./together.ts')).checkTogether(today, forms));
  // What pages are made of beside their own files: the list of cookies, content from an API.
  if (problems.every(({ isWarning }) => isWarning))
    await attempt(async () => {
      const [{ routes }, { getPage }] = await Promise.all([
        import('../routes.ts'),
        import('../pages.ts'),
      ]);
      for (const { page } of routes) getPage(page, 'USA');
      return [];
    });
  return problems;
}
