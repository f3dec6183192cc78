/**
 * Derives what follows from the folders, reads all content of both editions as the build would, and says what is
 * wrong: file, field, reason. By itself: `node lib/build/check-content.ts`.
 */
import { fileURLToPath } from 'node:url';
import { ContentError, listContent } from '../content/read.ts';
import { REGIONS } from '../region/region.ts';
import { derive } from './derive/derive.ts';

/** The words of `error` as a person should read them. */
function reasons(error: unknown): string[] {
  if (error instanceof ContentError) return error.message.split('\n');
  return [error instanceof Error ? error.message : String(error)];
}

/** Every problem in content/, one line each; an empty list when all is well. */
export async function checkContent(today = new Date().toISOString().slice(0, 10)) {
  const problems: string[] = derive();
  if (problems.length > 0) return problems;
  const attempt = (check: () => void) => {
    try {
      check();
    } catch (error) {
      problems.push(...reasons(error));
    }
  };
  try {
    // These modules read their files when they are loaded.
    const [site, { routes }, { getPage }, { getMessages }] = await Promise.all([
      import('../content/site.ts'),
      import('../content/routes.ts'),
      import('../content/pages.ts'),
      import('../content/messages.ts'),
    ]);
    attempt(() => site.assertClaimsAreCurrent(today));
    for (const region of REGIONS) attempt(() => getMessages(region));
    for (const route of routes) attempt(() => getPage(route.page, REGIONS[0]));
    const pages = new Set(routes.map((route) => `pages${route.page}`));
    for (const file of listContent('pages', '.yaml').concat(listContent('pages', '.mdx')))
      if (!pages.has(file.replace(/\.\w+$/, '')))
        problems.push(`content/${file}: (file): no route in content/site/routes.yaml shows it`);
  } catch (error) {
    problems.push(...reasons(error));
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkContent();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('All content is well formed.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
