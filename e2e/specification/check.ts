/** Whether what a statement names is there: tests, files, routes, endpoints, decisions. */
import { existsSync, readFileSync } from 'node:fs';
import { endpoints } from '../../lib/composition/api/endpoint-list.ts';
import type { EndpointDescription } from '../../lib/platform/api/endpoint-description.ts';
import { brand } from '../../lib/site/content/brand.ts';
import { routes } from '../../lib/site/content/routes.ts';
import type { Statement } from './schema.ts';

/** A title: what follows `test(`, `describe(`, or the table of an `each`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/g;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
const known = new Map<string, string | undefined>();
/** A file in one line, or undefined. */
function read(file: string): string | undefined {
  if (!known.has(file))
    known.set(file, existsSync(file) ? inOneLine(readFileSync(file, 'utf8')) : undefined);
  return known.get(file);
}

const titlesOf = (text: string) =>
  [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template);

function* missingTests({ tests = {} }: Statement) {
  for (const [file, named] of Object.entries(tests)) {
    const text = read(file);
    if (text === undefined || !/\.(test|spec)\.tsx?$/.test(file)) {
      yield `${file} is no test file`;
      continue;
    }
    const [title = '', ...more] = [named].flat();
    if (!titlesOf(text).some((own) => own?.includes(title)))
      yield `no test in ${file} is called: ${title}`;
    for (const part of more) if (!text.includes(part)) yield `${file} does not hold: ${part}`;
  }
}

function* missingFiles({ shown = {} }: Statement) {
  for (const [file, named] of Object.entries(shown)) {
    const text = read(file);
    if (text === undefined) yield `there is no ${file}`;
    else
      for (const part of [named].flat())
        if (!text.includes(part)) yield `${file} does not hold: ${part}`;
  }
}

function* missingRoutes({ routes: named = [], guarded }: Statement) {
  for (const written of named) {
    const path = written.replaceAll('{brand}', brand.USA.slug);
    const route = routes.find((one) => [one.path, ...one.alias].includes(path));
    if (!route) yield `${written} is not in content/site/routes.yaml`;
    else if (route.guarded !== (guarded ?? route.guarded))
      yield `${written} is ${route.guarded ? '' : 'not '}guarded`;
  }
}

const accessOf = ({ roles, needsSession }: EndpointDescription) =>
  (roles && 'desk') ?? (needsSession ? 'account' : 'public');

function* missingCall({ call: named, access }: Statement) {
  if (!named) return;
  const call = endpoints.find(({ method, path }) => `${method} ${path}` === named);
  if (!call) yield `there is no call ${named}`;
  else if (accessOf(call) !== access) yield `${named} is for: ${accessOf(call)}`;
}

/** Of the table of records, and of the list of numbers without a file. */
const numbers = [...readFileSync('DECISIONS.md', 'utf8').matchAll(/^(?:\| |- )(\d+)\b/gm)].map(
  ([, number]) => Number(number),
);

function* missingDecisions({ decisions = [] }: Statement) {
  for (const number of decisions)
    if (!numbers.includes(number)) yield `there is no decision ${number}`;
}

function* missingProof({ routes, call, tests, shown, decisions }: Statement) {
  if (!(routes ?? call ?? tests ?? shown ?? decisions))
    yield 'has neither test nor page nor decision';
}

/** @returns what is wrong with `statement`, each in a sentence; nothing when all of it is there */
export const problemsOf = (statement: Statement): string[] => [
  ...missingProof(statement),
  ...missingTests(statement),
  ...missingFiles(statement),
  ...missingRoutes(statement),
  ...missingCall(statement),
  ...missingDecisions(statement),
];
