/** The list of features that have a feature.ts, for commands in plain Node as well: paths with their endings. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Derived } from './derived.ts';
import { variableName } from './names.ts';

const MARK = 'export const feature = defineFeature(';

/** @param root of the project */
export function deriveFeatures(root: string): Derived {
  const files = globSync('lib/features/*/feature.ts', { cwd: root }).sort();
  const nameOf = (file: string) => variableName(basename(dirname(file)));
  const imports = files.map((file) => `import { feature as ${nameOf(file)} } from '../${file}';`);
  return {
    problems: files
      .filter((file) => !readFileSync(join(root, file), 'utf8').includes(MARK))
      .map((file) => `${file}: write \`${MARK}…)\` in it`),
    modules: {
      'features.ts': `${imports.join('\n')}
import type { Feature } from '../lib/site/feature/define-feature.ts';

export const features: readonly Feature[] = [
${files.map((file) => `  ${nameOf(file)},`).join('\n')}
];
`,
    },
  };
}
