/**
 * Every folder in components/sections is a section type, and every folder in the `sections` of a feature.
 * From the folders follow the union of their schemas, the map from type to component, the islands, the
 * enhancements, the examples and the styles.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Derived } from './derived.ts';
import { componentName, KEBAB_CASE } from './names.ts';

const FOLDERS = ['components/sections/*/', 'lib/features/*/sections/*/'];
/** Not a type: what the types share. */
const SHARED = 'components/sections/shared';

/** What a folder must hold, and what must stand in it. */
const REQUIRED = [
  { file: () => 'schema.ts', mark: (type: string) => `type: z.literal('${type}')` },
  {
    file: (type: string) => `${type}.tsx`,
    mark: (type: string) => `export function ${componentName(type)}(`,
  },
  { file: () => 'examples.ts', mark: (type: string) => `satisfies Examples<'${type}'>` },
];

/** What is wrong with the folder of `type`: where, and what mends it. */
function problemsOf(root: string, type: string, folder: string): string[] {
  if (!KEBAB_CASE.test(type))
    return [`${folder}: rename the folder; a section type is lower case words with hyphens`];
  const problems = REQUIRED.flatMap(({ file, mark }) => {
    const path = `${folder}/${file(type)}`;
    if (!existsSync(join(root, path)))
      return [`${path}: write it; components/README.md shows the files of a section type`];
    return readFileSync(join(root, path), 'utf8').includes(mark(type))
      ? []
      : [`${path}: write \`${mark(type)}\` in it, since its folder is called ${type}`];
  });
  for (const script of [`${folder}/island.tsx`, `${folder}/enhancement.tsx`])
    if (
      existsSync(join(root, script)) &&
      !/^'use client';/.test(readFileSync(join(root, script), 'utf8'))
    )
      problems.push(
        `${script}: write 'use client'; on its first line, since it runs in the browser`,
      );
  return problems;
}

/** @param root the folder of the project */
export function deriveSections(root: string): Derived {
  const found = globSync(FOLDERS, { cwd: root })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => folder !== SHARED)
    .map((folder) => [basename(folder), folder] as const);
  const folders = new Map(found);
  const types = [...folders.keys()].sort();
  const having = (file: string) =>
    types.filter((type) => existsSync(join(root, folders.get(type) ?? '', file)));
  const dynamics = (file: string) =>
    lines(
      having(`${file}.tsx`),
      (type) => `  '${type}': dynamic(() => import('@/${folders.get(type)}/${file}')),`,
    );
  const lines = (of: string[], write: (type: string, name: string) => string) =>
    of.map((type) => write(type, componentName(type))).join('\n');

  const schemas = `import { z } from 'zod';
${lines(types, (type, name) => `import { schema as ${name} } from '../${folders.get(type)}/schema.ts';`)}

export const section = z.discriminatedUnion('type', [
${lines(types, (_, name) => `  ${name},`)}
]);
`;
  const components = `import type { ComponentType } from 'react';
${lines(types, (type, name) => `import { ${name} } from '@/${folders.get(type)}/${type}';`)}
import type { SectionProps } from '@/components/sections/section-props';
import type { Section } from '@/lib/site/content/prepare';

export const components = {
${lines(types, (type, name) => `  '${type}': ${name},`)}
} satisfies { [Type in Section['type']]: ComponentType<SectionProps<Type>> };

/** The types that React must know the inside of, because it holds an island. */
export const hydrated: ReadonlySet<Section['type']> = new Set([
${lines(having('island.tsx'), (type) => `  '${type}',`)}
]);

/** The types that stay still markup, to which a script gives behaviour. */
export const enhanced: ReadonlySet<Section['type']> = new Set([
${lines(having('enhancement.tsx'), (type) => `  '${type}',`)}
]);
`;
  const islands = `import dynamic from 'next/dynamic';

export const islands = {
${dynamics('island')}
};

export const enhancements = {
${dynamics('enhancement')}
};
`;
  const examples = `${lines(
    types,
    (type, name) => `import { examples as ${name} } from '@/${folders.get(type)}/examples';
import { schema as ${name}Schema } from '@/${folders.get(type)}/schema';`,
  )}
import { withExtremes } from '@/${SHARED}/extremes';

export const examples = {
${lines(types, (type, name) => `  '${type}': withExtremes<'${type}'>(${name}Schema, ${name}),`)}
};
`;
  const styles = `${lines(having('styles.css'), (type) => `@import "../${folders.get(type)}/styles.css";`)}\n`;

  const maps = (file: 'fill' | 'query', name: string, prefix: string, extension: string) =>
    `${lines(having(`${file}.ts`), (type, component) => `import { ${name} as ${component} } from '${prefix}${folders.get(type)}/${file}${extension}';`)}
`;
  const entries = (file: string) =>
    lines(having(file), (type, component) => `  '${type}': ${component},`);
  const fills = `${maps('fill', 'fill', '../', '.ts')}import type { Fill, RawSection } from '../lib/site/content/section-fill.ts';

export const fills = {
${entries('fill.ts')}
} satisfies { [Type in RawSection['type']]?: Fill<Type> };
`;
  const queries = `${maps('query', 'answerQuery', '@/', '')}import type { RawSection } from '@/lib/site/content/section-fill';
import type { AnswerQuery } from '@/lib/site/content/section-query';

export const queries = {
${entries('query.ts')}
} satisfies { [Type in RawSection['type']]?: AnswerQuery<Type> };
`;

  return {
    problems: [
      ...found
        .filter(([type, folder]) => folders.get(type) !== folder)
        .map(([type, folder]) => `${folder}: rename the folder; ${folders.get(type)} has its name`),
      ...[...folders].flatMap(([type, folder]) => problemsOf(root, type, folder)),
    ],
    modules: {
      'section-schemas.ts': schemas,
      'section-components.ts': components,
      'section-islands.ts': islands,
      'section-examples.ts': examples,
      'section-fills.ts': fills,
      'section-queries.ts': queries,
      'section-styles.css': styles,
    },
  };
}
