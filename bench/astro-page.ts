/**
 * The homepage as Astro would send it: its words, markup, styles and fonts, no script. It is lighter
 * than ours by all that ours does in the browser. Astro is fetched for the measurement alone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../lib/platform/settings/settings.ts';
import { withoutScripts } from './servers.ts';

const ASTRO = 'astro@6.0.5';

const PAGE = `---
import '../page.css';
import { attributes, body, head } from '../page.js';
---
<html {...attributes}>
  <head><Fragment set:html={head} /></head>
  <body set:html={body} />
</html>
`;

/** The page cut into what Astro puts together again, its styles apart as a component's are. */
function cutUp(html: string) {
  const text = withoutScripts(html);
  const between = (start: RegExp, end: string) => {
    const from = start.exec(text);
    const at = (from?.index ?? 0) + (from?.[0].length ?? 0);
    return text.slice(at, text.indexOf(end, at));
  };
  const css = between(/<style>/, '</style>');
  const head = between(/<head>/, '</head>')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<link rel="stylesheet"[^>]*disabled[^>]*>/, '');
  const attributes = Object.fromEntries(
    [...between(/<html /, '>').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  return { css, head, attributes, body: between(/<body>/, '</body>') };
}

/**
 * @param folder for the project; must not exist yet
 * @param html of the built homepage
 * @returns the folder of the finished page; undefined when Astro cannot be fetched here
 * @throws Error when it does not build
 */
export function buildAstroPage(folder: string, html: string): string | undefined {
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
  if (run('npm', ['install', '--no-audit', '--no-fund', ASTRO]).status !== 0) return undefined;
  const { css, ...rest } = cutUp(html);
  writeFileSync(join(folder, 'src/page.css'), css);
  writeFileSync(
    join(folder, 'src/page.js'),
    Object.entries(rest)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join(''),
  );
  writeFileSync(join(folder, 'src/pages/index.astro'), PAGE);
  cpSync(
    join(settings().NEXT_DIST_DIR, 'static/media'),
    join(folder, 'public/_next/static/media'),
    {
      recursive: true,
    },
  );
  const { status, stderr, stdout } = run(join(folder, 'node_modules/.bin/astro'), ['build']);
  if (status !== 0) throw new Error(`the Astro page does not build:\n${stdout}${stderr}`);
  const built = join(folder, 'dist');
  // What was to be compared is there: the heading, and styles in a file of their own.
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  if (!page.includes('<h1') || !page.includes('rel="stylesheet"'))
    throw new Error('the Astro page lacks its words or its styles');
  return built;
}
