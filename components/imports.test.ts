/** What scripts of the browser load by way of others: nothing heavy. Circles are `npm run house`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'lib', 'scripts', 'e2e', 'bench'];
/** Types are gone before anything is loaded. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => /\.tsx?$/.test(name));

function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && join(dirname(file), specifier);
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (name) => /\.tsx?$/.test(name) && existsSync(name),
  );
}

const imports = new Map(
  files.map((file) => [
    file,
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
      ([, from, onDemand]) => targetOf(file, from ?? onDemand ?? '') ?? [],
    ),
  ]),
);

/** The way by which a script gets to `library`, as 'a → b'; undefined when there is none. */
function wayTo(library: string, file: string, seen = new Set<string>()): string | undefined {
  const text = readFileSync(file, 'utf8');
  // Of what runs on the server, a script has nothing but a name to call.
  if (seen.has(file) || text.startsWith("'use server'")) return undefined;
  seen.add(file);
  if (new RegExp(`^import\\s(?!type\\b)[^;]*'${library}'`, 'm').test(text)) return file;
  for (const next of imports.get(file) ?? []) {
    const way = wayTo(library, next, seen);
    if (way) return `${file} → ${way}`;
  }
  return undefined;
}

// It weighs a fifth of all scripts, and looks whether `eval` is allowed, which our policy refuses.
test('no script of the browser loads zod', () => {
  const scripts = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(wayTo('zod', 'lib/features/profile/schema.ts')).toBe('lib/features/profile/schema.ts');
  expect(scripts.flatMap((file) => wayTo('zod', file) ?? [])).toEqual([]);
});
