/**
 * The list of forms that content may name, all that the forms.ts of the features export, and what comes to a
 * desk by them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Derived } from './derived.ts';
import { variableName } from './names.ts';

/** @param root of the project */
export function deriveForms(root: string): Derived {
  const features = globSync('lib/features/*/forms.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();
  const names = features.map(variableName);
  const kinds = features.flatMap((feature) => {
    const text = readFileSync(join(root, `lib/features/${feature}/forms.ts`), 'utf8');
    return [...text.matchAll(/\bsubmissionKind: '([\w-]+)'/g)].map(([, kind]) => `'${kind}'`);
  });
  const imports = features.map(
    (feature) => `import * as ${variableName(feature)} from '../lib/features/${feature}/forms.ts';`,
  );
  return {
    problems: [],
    modules: {
      'form-definitions.ts': `${imports.join('\n')}
import type { FormDefinition } from '../lib/site/forms/form.ts';

export const formDefinitions: readonly FormDefinition[] = [${names.join(', ')}].flatMap((forms) =>
  Object.values<FormDefinition>(forms),
);
`,
      // By itself, since browsers and plain schemas read it, and forms are made of schemas.
      'submission-kinds.ts': `export const SUBMISSION_KINDS = [${kinds.join(', ')}] as const;\n`,
    },
  };
}
