/**
 * A copy of the repository, changed and built: what the site would be with other files. Start it
 * with `startSite({ cwd: copy.folder })`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type BuiltCopy = { folder: string; remove: () => void };

/** Changes the text of a file of the copy. */
export type Edit = (file: string, change: (text: string) => string) => void;

/** Copies what git knows of, with the packages beside it. */
export async function copyRepository(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { stdout } = await run('git', ['ls-files', '-z']);
  await run('cp', [
    '--parents',
    '--target-directory',
    folder,
    ...stdout.split('\0').filter(Boolean),
  ]);
  // Hard links: the bundler does not follow symbolic ones out of the copy.
  await run('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
}

/**
 * Takes half a minute and more.
 * @param name tells copies apart; git ignores the folder
 * @param settings of the build, such as the origins that end up in the pages
 * @throws Error with what the build printed
 */
export async function buildCopy(
  name: string,
  change: (edit: Edit) => void,
  settings: Record<string, string> = {},
): Promise<BuiltCopy> {
  const folder = `.next-${name}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyRepository(folder);
    change((file, changeText) => {
      const path = join(folder, file);
      writeFileSync(path, changeText(readFileSync(path, 'utf8')));
    });
    const env = {
      ...process.env,
      ...settings,
      NEXT_DIST_DIR: '.next',
      NODE_ENV: 'production' as const,
    };
    await run(process.execPath, ['scripts/build/build.ts'], { cwd: folder, env });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A change that a visitor does not see, and that gives a script of most pages another name. */
export function asLaterBuild(edit: Edit): void {
  edit('components/islands/cookie-dialog.tsx', (text) =>
    text.replace("'use client';", "'use client';\nconsole.debug('a later build');"),
  );
}
