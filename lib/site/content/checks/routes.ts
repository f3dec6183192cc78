/** The route table: has every route its page, every page its route, every parent a page? */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../../platform/settings/nearest.ts';
import type { Problem } from '../problem.ts';
import { listContent } from '../read.ts';
import { readRoutes } from '../routes.ts';
import { readSource } from '../source.ts';

const FILE = 'site/routes.yaml';
const APP = 'app/[region]';

/** '/Products/[product]' shows '/Products/HRIS'. */
const shapeOf = (folder: string) => new RegExp(`^${folder.replace(/\[\w+\]/g, '[^/]+')}$`);

/** Folders of pages below app/[region], with what their page.tsx says. */
function appPages(): { folder: string; text: string }[] {
  if (!existsSync(APP)) return [];
  return globSync('**/page.tsx', { cwd: APP }).map((file) => ({
    folder: `/${file.replace(/\/?page\.tsx$/, '')}`,
    text: readFileSync(join(APP, file), 'utf8'),
  }));
}

/** What the middleware shows without a path of its own: to crawlers, and to those whom it led home. */
const WITHOUT_ROUTE = ['/404', '/home/[notice]'];

/** What is wrong with the page.tsx in `folder`: a copied one may still name another page. */
export function misnamed(folder: string, text: string): string | undefined {
  const named = /create(?:AnsweringPage|Page)\(\s*'([^']*)'/.exec(text)?.[1];
  if (WITHOUT_ROUTE.includes(folder) || named === folder) return undefined;
  const what = named ? `shows the page of ${named}` : 'does not say which page it shows';
  return `${what}. Write createPage('${folder}')`;
}

export function checkRoutes(): Problem[] {
  const table = readRoutes();
  const source = readSource(FILE);
  const paths = table.map(({ path }) => path);
  const at = (index: number, field: string, reason: string): Problem => ({
    file: FILE,
    line: source.find([index, field], 'USA').line,
    where: `${table[index]?.path} › ${field}`,
    reason,
  });
  const seen = new Map<string, string>();
  const folders = appPages();

  const problems = table.flatMap(({ path, page, alias, twin, parent }, index) => {
    const found: Problem[] = [];
    for (const [field, each] of [
      ['path', path],
      ...alias.map((other) => ['alias', other]),
      ...twin.map((other) => ['twin', other]),
    ] as [string, string][]) {
      if (seen.has(each.toLowerCase()))
        found.push(at(index, field, `${each} is there twice. Capitals make no difference`));
      seen.set(each.toLowerCase(), path);
      if (/\.[a-z0-9]{1,8}$|^\/(USA|INDIA|api|_next)(\/|$)/i.test(each))
        found.push(at(index, field, `${each} looks like a file, an edition or the API`));
    }
    if (parent !== undefined && !paths.includes(parent)) {
      const meant = nearest(parent, paths);
      const mend = meant
        ? `Did you mean ${meant}?`
        : 'Add a route with that path, or remove the line';
      found.push(at(index, 'parent', `no route has the path ${parent}. ${mend}`));
    }
    if (folders.length > 0 && !folders.some(({ folder }) => shapeOf(folder).test(page)))
      found.push(
        at(index, 'page', `${APP}${page}/page.tsx is missing. npm run new page ${page} makes it`),
      );
    return found;
  });

  const pages = new Set(table.map(({ page }) => `pages${page}.yaml`));
  const orphans = listContent('pages', '.yaml')
    .filter((file) => !pages.has(file))
    .map((file) => ({ file, reason: `no route shows it. Add one to content/${FILE}` }));
  const strangers = folders.flatMap(({ folder, text }) => {
    const reason = misnamed(folder, text);
    return reason ? [{ file: `${APP}${folder}/page.tsx`, root: '', reason }] : [];
  });
  return [...problems, ...orphans, ...strangers];
}
