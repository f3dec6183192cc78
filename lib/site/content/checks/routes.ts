/** The route table: has every page its route, every parent a page, every address one route? */
import { nearest } from '../../../platform/settings/nearest.ts';
import type { Problem } from '../problem.ts';
import { listContent } from '../read.ts';
import { readRoutes } from '../routes.ts';
import { readSource } from '../source.ts';

const FILE = 'site/routes.yaml';

/** Addresses that pages of an older site had; only a `twin` may be one. */
const OLD_PAGE = /\.(?:html?|php|aspx?)$/i;

export function checkRoutes(): Problem[] {
  const table = readRoutes();
  const source = readSource(FILE);
  const paths = table.map(({ path }) => path);
  const at = (index: number, field: string, reason: string): Problem => ({
    file: FILE,
    line: source.lineOf([index, field], 'USA'),
    where: `${table[index]?.path} › ${field}`,
    reason,
  });
  const seen = new Map<string, string>();

  const problems = table.flatMap(({ path, alias, twin, parent }, index) => {
    const found: Problem[] = [];
    for (const [field, each] of [
      ['path', path],
      ...alias.map((other) => ['alias', other]),
      ...twin.map((other) => ['twin', other]),
    ] as [string, string][]) {
      if (seen.has(each.toLowerCase()))
        found.push(at(index, field, `${each} is there twice. Capitals make no difference`));
      seen.set(each.toLowerCase(), path);
      const page = field === 'twin' ? each.replace(OLD_PAGE, '') : each;
      if (/\.[a-z0-9]{1,8}$|^\/(USA|INDIA|api|_next)(\/|$)/i.test(page))
        found.push(at(index, field, `${each} looks like a file, an edition or the API`));
    }
    if (parent !== undefined && !paths.includes(parent)) {
      const meant = nearest(parent, paths);
      const mend = meant
        ? `Did you mean ${meant}?`
        : 'Add a route with that path, or remove the line';
      found.push(at(index, 'parent', `no route has the path ${parent}. ${mend}`));
    }
    return found;
  });

  const pages = new Set(table.map(({ page }) => `pages${page}.yaml`));
  const orphans = listContent('pages', '.yaml')
    .filter((file) => !pages.has(file))
    .map((file) => ({ file, reason: `no route shows it. Add one to content/${FILE}` }));
  return [...problems, ...orphans];
}
