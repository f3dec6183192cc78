/** Each rule and each token is there because something on a page needs it. */
import { readFileSync } from 'node:fs';
import { sheets, words } from './sheets.ts';

const all = [...sheets.values()].join('\n');

test('every sheet beside a component is imported', () => {
  const globals = readFileSync('app/styles/globals.css', 'utf8');
  const imported = ['app/styles/globals.css', ...globals.matchAll(/@import "(\.[^"]+)"/g)].map(
    (match) => new URL(match[1] ?? '', 'file:///app/styles/').pathname.slice(1),
  );
  const missing = [...sheets.keys()]
    // Those of the section types are imported by what is derived from their folders.
    .filter(
      (file) => !/^(components|lib\/features\/[\w-]+)\/sections\/[\w-]+\/styles\.css$/.test(file),
    )
    // The rules of paper are a file of their own, which no page waits for.
    .filter((file) => file !== 'app/styles/paper.css')
    .filter((file) => file !== 'app/styles/globals.css' && !imported.includes(file));
  expect(missing).toEqual([]);
});

describe.each([...sheets])('%s', (_, css) => {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'));
  const names = new Set(
    selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
  );

  test('styles only what a component has', () => {
    const isUsed = (name: string) =>
      words.has(name) || words.has(name.replace(/(?<=-)[\w]+(?:-outline)?$/, ''));
    expect([...names].filter((name) => !isUsed(name))).toEqual([]);
  });
});

test('every colour of the themes is used by a rule or a utility', () => {
  const themes = sheets.get('app/styles/themes.css') ?? '';
  const tokens = new Set([...themes.matchAll(/--([\w-]+):/g)].map(([, token = '']) => token));
  const utilities = new Map(
    [...all.matchAll(/--color-([\w-]+): var\(--([\w-]+)\)/g)].map(([, name, token]) => [
      token,
      name,
    ]),
  );
  const rules = all.replace(/--color-[\w-]+: var\([^)]+\)/g, '');
  const isUsed = (token: string) =>
    rules.includes(`var(--${token})`) ||
    [...words].some((word) => new RegExp(`[a-z]-${utilities.get(token)}(/\\d+)?$`).test(word));
  expect([...tokens].filter((token) => !isUsed(token))).toEqual([]);
});

test('every other variable is used by a rule or a utility', () => {
  const variables = [...all.matchAll(/(?<=[\s{;])--([\w-]+):/g)].map(([, name = '']) => name);
  // Tailwind makes utilities of these itself: text-lg, font-mono, sm:, rounded-sheet, ease-draw.
  const own = variables.filter(
    (name) => !/^(color|text|font|breakpoint|radius|ease)-|^spacing$/.test(name),
  );
  const inUtilities = [...words].join(' ');
  const dead = own.filter(
    (name) => !all.includes(`var(--${name})`) && !inUtilities.includes(`(--${name})`),
  );
  const themes = sheets.get('app/styles/themes.css') ?? '';
  expect(dead.filter((name) => !themes.includes(`--${name}:`))).toEqual([]);
});
