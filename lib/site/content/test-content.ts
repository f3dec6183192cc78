/** For tests: content folders of their own, away from the real one. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { formatProblem } from './problem.ts';

const ROOT = process.cwd();
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  return folder;
}

/** Removes every folder that this file made. */
export function removeTestContent(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A project folder that has the real spelling list and, below content/, only `files`. */
export function makeContent(files: Record<string, string>): string {
  const folder = newFolder();
  const spelling = 'site/spelling.yaml';
  const all = { [spelling]: readFileSync(join(ROOT, 'content', spelling), 'utf8'), ...files };
  for (const [file, text] of Object.entries(all)) {
    const path = join(folder, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

export type Mistake = {
  file: string;
  replace?: string | RegExp;
  by?: string;
  /** Tried on all pages, for what is told only when nothing else is wrong. */
  amongAll?: boolean;
};

/** The pages that mistakes are made in, or lead to. So the tests take no longer with more pages. */
const FEW_PAGES = ['home', 'contact-us', 'cookies', 'Products', 'Products/HRIS'].map(
  (page) => `/content/pages/${page}.yaml`,
);
const isLeftOut = (path: string) =>
  /\/content\/pages\/.*\.yaml$/.test(path) && !FEW_PAGES.some((page) => path.endsWith(page));

const ROUTES = 'site/routes.yaml';
/** Leaves in the table what has a page: a missing path is looked for among the names of all others. */
function keepFewRoutes(table: string): void {
  const entries = readFileSync(table, 'utf8').split(/^(?=- path: )/m);
  const kept = entries.filter((entry) => {
    const page = /^ {2}page: (.*)$/m.exec(entry)?.[1];
    return !page || FEW_PAGES.includes(`/content/pages${page}.yaml`);
  });
  writeFileSync(table, kept.join(''));
}

/**
 * A copy of the real content with `by` for `replace` in one file, or with a file that is not there
 * yet.
 * @throws Error when `replace` is not in the file: the test would test nothing.
 */
export function editContent({ file, replace, by = '', amongAll = false }: Mistake): string {
  const folder = newFolder();
  // Routes are compared with the folders of pages.
  symlinkSync(join(ROOT, 'app'), join(folder, 'app'));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), {
    recursive: true,
    filter: (source) => amongAll || !isLeftOut(source.split(sep).join('/')),
  });
  if (!amongAll && file !== ROUTES) keepFewRoutes(join(folder, 'content', ROUTES));
  const path = join(folder, 'content', file);
  const before = replace === undefined ? '' : readFileSync(path, 'utf8');
  const after = replace === undefined ? by : before.replace(replace, by);
  if (after === before) throw new Error(`${file} does not hold ${replace}`);
  writeFileSync(path, after);
  return folder;
}

/** Every claim is past its review by then, and no warning may hide a mistake. */
const MUCH_LATER = '2035-01-01';

/** The lines that `npm run content` prints for a copy of the real content with one mistake in it, without warnings. */
export async function checkWith(mistake: Mistake): Promise<string> {
  const folder = editContent(mistake);
  // Not a mock: it would keep a record of each of a hundred thousand calls.
  process.chdir(folder);
  try {
    const { checkAll } = await import('./checks/check-all.ts');
    const found = await checkAll(MUCH_LATER);
    return found
      .filter(({ isWarning }) => !isWarning)
      .map(formatProblem)
      .join('\n');
  } finally {
    process.chdir(ROOT);
  }
}
