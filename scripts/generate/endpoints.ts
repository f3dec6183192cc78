/** The list of endpoints: what the files in the folders called `endpoints` export. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derived.ts';

/** @param root of the project */
export function deriveEndpoints(root: string): Derived {
  const files = globSync('lib/*/*/endpoints/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  return {
    problems: files
      .filter(
        (file) =>
          !/ = defineEndpoint\(|satisfies EndpointDescription;/.test(
            readFileSync(join(root, file), 'utf8'),
          ),
      )
      .map(
        (file) =>
          `${file}: write \`export const … = defineEndpoint(…)\` as the files beside it do.`,
      ),
    modules: {
      'endpoints.ts': files.map((file) => `export * from '@/${file.slice(0, -3)}';\n`).join(''),
    },
  };
}
