/** The list of forms that content may name: all that the forms.ts of the features export. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Derived } from './derived.ts';
import { variableName } from './names.ts';

/** @param root of the project */
export function deriveForms(root: string): Derived {
  const features = globSync('lib/features/*/forms.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();
  const names = features.map(variableName);
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
    },
  };
}
