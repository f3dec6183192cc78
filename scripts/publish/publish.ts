/**
 * `npm run content:publish -- --content DIR --to FOLDER [--link LINK]`, in a release: makes the release FOLDER of this
 * one with the words of DIR. What follows from them is made anew, all else is as it was; the code stays the same. FOLDER
 * is there when it is whole, and then LINK leads to it; instances that are restarted serve it. Needs no database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeLock } from '../../lib/platform/db/lock.ts';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { readInputs } from '../build/inputs-file.ts';
import { makeDraft } from './draft.ts';

/** A file that next.config.ts reads: it is a part of the code. */
const FLAGS = 'content/site/flags.yaml';

/** What the names of drafts begin with: one of a publication that was killed is removed by the next. */
const DRAFT = '.publishing-';

/** What makes pages: of this process only where its programs are, of the build what its pages were made with. */
function environmentOf(release: string): NodeJS.ProcessEnv {
  const { origins } = readCopies(join(release, '.next'));
  const { settings } = readInputs(join(release, '.next'));
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...Object.fromEntries(settings),
    SITE_ORIGIN_USA: origins.USA,
    SITE_ORIGIN_INDIA: origins.INDIA,
    NODE_ENV: 'production',
    // No mail is sent and no row is read: instrumentation.ts.
    NEXT_PHASE: 'phase-production-build',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** @throws Error with what is wrong with what the operator asked for */
function readRequest() {
  const { values } = parseArgs({
    options: { content: { type: 'string' }, to: { type: 'string' }, link: { type: 'string' } },
  });
  if (!values.content || !values.to)
    throw new Error('Name the words and the new folder: --content DIR --to FOLDER');
  const release = process.cwd();
  const [content, to] = [resolve(values.content), resolve(values.to)];
  const link = values.link && resolve(values.link);
  if ('devDependencies' in JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')))
    throw new Error('This is the repository. Run this in a release (npm run release).');
  if (basename(content) !== 'content' || !existsSync(join(content, 'site/routes.yaml')))
    throw new Error(`${content} is no folder "content" with the words of the site.`);
  if (existsSync(to)) throw new Error(`${to} exists. Name a folder that does not.`);
  if (statSync(dirname(to)).dev !== statSync(release).dev)
    throw new Error(`${dirname(to)} is on another disk than ${release}. Name a folder beside it.`);
  if (existsSync(join(release, '.next/api-content.json')))
    throw new Error('The words of this build come from an API (flag localData). Build anew.');
  const [flags, former] = [dirname(content), release].map((root) =>
    readFileSync(join(root, FLAGS)),
  );
  if (!former || !flags?.equals(former))
    throw new Error(`${FLAGS} differs, which is a part of the code. Build anew.`);
  return { release, content, to, link };
}

/** Leads `link` to `folder`, in one step. */
function lead(link: string, folder: string): void {
  const draft = `${link}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(folder, draft);
  renameSync(draft, link);
}

async function main(): Promise<void> {
  const { release, content, to, link } = readRequest();
  const parent = dirname(to);
  const { release: unlock } = await takeLock(
    join(parent, '.publishing'),
    ({ pid }) => new Error(`Process ${pid} is publishing into ${parent}. Wait for it.`),
  );
  for (const name of readdirSync(parent))
    if (name.startsWith(DRAFT)) rmSync(join(parent, name), { recursive: true, force: true });

  const draft = join(parent, `${DRAFT}${process.pid}`);
  try {
    makeDraft(release, content, draft);
    const maker = fork(join(draft, 'scripts/publish/make.ts'), [release], {
      cwd: draft,
      env: environmentOf(release),
    });
    const [code] = await once(maker, 'exit');
    if (code !== 0) throw new Error('Nothing was published.');
    renameSync(draft, to);
    if (link) lead(link, to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
