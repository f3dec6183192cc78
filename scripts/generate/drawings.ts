/** Every file in components/drawings/catalog is a drawing, named like the file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derived.ts';
import { componentName } from './names.ts';

const FOLDER = 'components/drawings/catalog';

/** @param root the folder of the project */
export function deriveDrawings(root: string): Derived {
  const drawings = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();
  const lines = (write: (drawing: string, name: string) => string) =>
    drawings.map((drawing) => write(drawing, componentName(drawing))).join('\n');
  return {
    problems: drawings.flatMap((drawing) => {
      const path = `${FOLDER}/${drawing}.tsx`;
      const mark = `export function ${componentName(drawing)}(`;
      return readFileSync(join(root, path), 'utf8').includes(mark)
        ? []
        : [`${path}: write \`${mark}\` in it, since the file is called ${drawing}.tsx`];
    }),
    modules: {
      'drawing-names.ts': `export const DRAWING_NAMES = [
${lines((drawing) => `  '${drawing}',`)}
] as const;
`,
      'drawings.ts': `${lines((drawing, name) => `import { ${name} } from '@/${FOLDER}/${drawing}';`)}
import type { DrawingProps } from '@/components/drawings/drawing-props';

export const drawings = {
${lines((drawing, name) => `  '${drawing}': ${name},`)}
} satisfies { [Name in string]: (props: DrawingProps) => React.ReactNode };
`,
    },
  };
}
