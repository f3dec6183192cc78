/** The list of calls, from the folders of app/api: each `route.ts` has a `call.ts` beside it. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derive.ts';

/** @param root of the project */
export function deriveCalls(root: string): Derived {
  const folders = globSync('app/api/**/route.ts', { cwd: root })
    .map((file) => file.replace(/\/route\.ts$/, ''))
    // The catch-all is no call: it says that there is none.
    .filter((folder) => !folder.includes('[['))
    .sort();
  return {
    problems: folders
      .filter((folder) => !existsSync(join(root, folder, 'call.ts')))
      .map((folder) => `${folder}: describe the call in call.ts, as the folders beside it do.`),
    modules: {
      'calls.ts': folders.map((folder) => `export * from '@/${folder}/call';\n`).join(''),
    },
  };
}
