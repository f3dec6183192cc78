/**
 * Has browsers compile a page's scripts while they arrive, beside the main thread, and not at the moment when all of
 * them run. A module is a function that is given to Turbopack's list, and what is not called on the spot is read twice
 * by V8: once for mistakes, and whole when it is called. In parentheses it counts as called at once:
 * https://v8.dev/blog/preparser#pife
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { replaceFile } from './replace-file.ts';

/** Where the functions begin and end that `script` gives to Turbopack's list: `(list).push([script, id, function, …])`. */
function factoriesOf(script: string): { start: number; end: number }[] {
  const [first] = parse(script, { ecmaVersion: 'latest' }).body;
  if (first?.type !== 'ExpressionStatement' || first.expression.type !== 'CallExpression')
    return [];
  const [list] = first.expression.arguments;
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.filter(
    (element) =>
      element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression',
  ) as { start: number; end: number }[];
}

/** Puts each module of a built `script` in parentheses. Other scripts stay as they are. */
export function compiledAhead(script: string): string {
  let text = '';
  let at = 0;
  for (const { start, end } of factoriesOf(script)) {
    text += `${script.slice(at, start)}(${script.slice(start, end)})`;
    at = end;
  }
  return text + script.slice(at);
}

/**
 * Rewrites the scripts of `dist`.
 * @returns what is wrong: no script holds a module in the form that is known here
 */
export function compileAhead(dist: string): string[] {
  const folder = join(dist, 'static/chunks');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const rewritten = scripts.filter((name) => {
    const file = join(folder, name);
    const script = readFileSync(file, 'utf8');
    const text = compiledAhead(script);
    if (text === script) return false;
    replaceFile(file, text);
    return true;
  });
  return rewritten.length > 0
    ? []
    : [`${folder}: no script is a list of modules as Turbopack makes it`];
}
