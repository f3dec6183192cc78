/** The tables by which nginx finds the files of the edge: deploy/nginx/norvant/pages.conf reads them. */
import { lockedDownPolicy } from '../../lib/platform/security/csp.ts';
import type { PublishedEdition } from './published-edition.ts';
import { agentPatterns, READERS, readerPatterns } from './readers.ts';
import { type Recorded, VARYING, type Varying } from './record-answers.ts';

/** What a page's file ends in; every other file keeps the name of its address. */
const PAGE_ENDING = '.html';

/** The file of an answer, below the folder of its edition. */
export const fileOf = ({ path, type }: Pick<Recorded, 'path' | 'type'>): string =>
  type.startsWith('text/html') ? `${path}${PAGE_ENDING}` : path;

/** A word of nginx's language that means `text` alone. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
/** A value, in which a dollar sign would name a variable: the site's headers have none. */
function value(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot send ${JSON.stringify(text)}`);
  return quoted(text);
}
const matching = (pattern: RegExp): string =>
  quoted(`~${pattern.flags.includes('i') ? '*' : ''}${pattern.source}`);

const row = (key: string, text: string): string => `${key} ${value(text)};\n`;

/** Gives each different value a short name, in the order in which they came. */
function naming<Value>(prefix: string) {
  const names = new Map<string, { name: string; value: Value }>();
  const nameOf = (one: Value): string => {
    const key = JSON.stringify(one);
    const known = names.get(key) ?? { name: `${prefix}${names.size + 1}`, value: one };
    names.set(key, known);
    return known.name;
  };
  return { nameOf, all: () => [...names.values()] };
}

/**
 * The tables, by the names of their files.
 * @param folder of the pages, below that of all published ones
 */
export function makeMaps(
  folder: string,
  editions: readonly PublishedEdition[],
  recorded: readonly Recorded[],
): Record<string, string> {
  const kinds = naming<{ ending: string; answers: Recorded['answers'] }>('k');
  const answers = naming<Varying>('a');
  const pages = recorded.map((one) => {
    const ending = fileOf(one).slice(one.path.length);
    const key = quoted(`${one.region}${one.path}`);
    return { ...one, key, kind: kinds.nameOf({ ending, answers: one.answers }) };
  });
  const byReader = kinds.all().flatMap(({ name, value: kind }) =>
    READERS.flatMap((reader) => {
      const answer = kind.answers[reader];
      return answer ? [row(quoted(`${name} ${reader}`), answers.nameOf(answer))] : [];
    }),
  );
  const headers = VARYING.map((header) => [
    `${header}.map`,
    answers
      .all()
      .flatMap(({ name, value: varying }) =>
        varying[header] ? [row(quoted(name), varying[header])] : [],
      )
      .join(''),
  ]);
  return {
    'editions.map': editions.map(({ host, region }) => row(quoted(host), region)).join(''),
    'folders.map': editions
      .map(({ host, region }) => row(quoted(host), `/${folder}/${region}`))
      .join(''),
    'readers.map': editions
      .flatMap(({ region, revision }) => readerPatterns(region, revision))
      .map(([pattern, reader]) => row(matching(pattern), reader))
      .join(''),
    'agents.map': agentPatterns()
      .map(([pattern, ending]) => row(matching(pattern), ending))
      .join(''),
    'kinds.map': pages.map(({ key, kind }) => row(key, kind)).join(''),
    'endings.map': kinds
      .all()
      .flatMap(({ name, value: kind }) => (kind.ending ? [row(quoted(name), kind.ending)] : []))
      .join(''),
    'answers.map': byReader.join(''),
    'policies.map': pages
      .filter(({ policy }) => policy !== lockedDownPolicy)
      .map(({ key, policy }) => row(key, policy))
      .join(''),
    ...Object.fromEntries(headers),
  };
}
