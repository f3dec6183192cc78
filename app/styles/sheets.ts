/** What the tests of the styles read: the hand-written sheets, and the words of the components. */
import { globSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** Path and text of every hand-written sheet, without its comments. */
export const sheets = new Map(
  globSync(['app/**/*.css', 'components/**/*.css', 'lib/features/**/*.css'])
    .sort()
    .filter((file) => !/(?:display|print)\.css$/.test(file))
    .map((file) => [file, read(file).replace(/\/\*[\s\S]*?\*\//g, '')]),
);

/**
 * Every word that stands between quotes in what makes HTML, and so every class name. What is put
 * together, such as `button-${variant}`, is the word 'button-'.
 */
export const words = new Set(
  globSync([
    'app/**/*.tsx',
    'components/**/*.{ts,tsx}',
    'lib/site/content/*.ts',
    'lib/features/**/{forms.ts,*.tsx}',
  ])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => read(file).match(/(["'`])(?:(?!\1)[^\\])*\1/g) ?? [])
    .flatMap((quoted) => quoted.split(/["'`\s{}<>=]+/))
    .map((word) => word.replace(/\$$/, '')),
);
