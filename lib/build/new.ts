/**
 * `npm run new page /Company/Retail`: makes the files of a new page, adds its route, and says what to do
 * next. What it makes passes types, lint and `npm run content`.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const USAGE = 'npm run new page /Path/Of/The-Page';
/** Segments of letters, digits, _ and -, as in content/site/routes.yaml. */
const PATH = /^(\/[A-Za-z0-9][\w&-]*)+$/;

type Made = { files: Record<string, string>; route: string; next: string[] };

const readable = (path: string) => (path.split('/').at(-1) ?? '').replace(/[_-]/g, ' ');

const pageFile = (path: string, name: string) => `/** ${name}. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('${path}');

export const generateMetadata = page.generateMetadata;
export default page.Page;
`;

const contentFile = (path: string, name: string) => `# ${name}.
name: ${name}
description: ${name} at {Brand}. Replace this by one or two sentences of 70 to 165 characters for search engines.
schema: WebPage
sections:
  - type: page-intro
    id: overview
    label: ${name}
    heading: ${name}
    intro: What this page is about, for ${path}, in one paragraph.
`;

/**
 * The files of a new page at `path`.
 * @param isShown a folder such as [product] shows it already
 * @param parent path of the page above, when there is one
 */
function newPage(path: string, isShown: boolean, parent: string | undefined): Made {
  const name = readable(path);
  return {
    files: {
      ...(!isShown && { [`app/[region]${path}/page.tsx`]: pageFile(path, name) }),
      [`content/pages${path}.yaml`]: contentFile(path, name),
    },
    route: `- path: ${path}\n  page: ${path}\n  guarded: true\n${parent ? `  parent: ${parent}\n` : ''}`,
    next: [
      `Write content/pages${path}.yaml. Your editor completes fields and section types.`,
      'Add a link to it in content/site/navigation.yaml: every page is reached from a menu.',
      'npm run content says what is wrong; npm run dev shows the page.',
    ],
  };
}

/** '/Products/[product]' shows every page below /Products. */
function hasDynamicPage(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => /^\[\w+\]$/.test(name));
}

function main([kind, path = '']: string[]): string | undefined {
  if (kind !== 'page') return `npm run new makes pages: ${USAGE}`;
  if (!PATH.test(path)) return `"${path}" is no path of a page: ${USAGE}`;
  const root = process.cwd();
  const routes = join(root, 'content/site/routes.yaml');
  const table = readFileSync(routes, 'utf8');
  const above = dirname(path);
  const { files, route, next } = newPage(
    path,
    hasDynamicPage(join(root, `app/[region]${above}`)),
    table.includes(`- path: ${above}\n`) ? above : undefined,
  );
  if (table.toLowerCase().includes(`- path: ${path}\n`.toLowerCase()))
    return `content/site/routes.yaml has ${path} already.`;
  const there = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (there) return `${there} is there already. Nothing was made.`;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`made   ${file}`);
  }
  appendFileSync(routes, route);
  console.log(`added  ${path} to content/site/routes.yaml\n\nNext:`);
  for (const step of next) console.log(`- ${step}`);
  return undefined;
}

const refused = main(process.argv.slice(2));
if (refused) {
  console.error(refused);
  process.exitCode = 1;
}
