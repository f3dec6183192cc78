/** What is there already, so that nothing is made twice. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROUTES = 'content/site/routes.yaml';

type Entry = { path: string; alias?: string[]; twin?: string[] };

/** The page that `path`, in any capitals, leads to: its path as content/site/routes.yaml spells it. */
export function routeAt(root: string, path: string): string | undefined {
  const table: Entry[] = parse(readFileSync(join(root, ROUTES), 'utf8'));
  const wanted = path.toLowerCase();
  return table.find((route) =>
    [route.path, ...(route.alias ?? []), ...(route.twin ?? [])].some(
      (each) => each.toLowerCase() === wanted,
    ),
  )?.path;
}

/** The first file of `pattern` in which one of `texts` stands. */
export function fileWith(root: string, pattern: string, texts: string[]): string | undefined {
  return globSync(pattern, { cwd: root })
    .sort()
    .find((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return texts.some((each) => text.includes(each));
    });
}
