/** The list of what OWASP ASVS asks: nothing is left out, what proves it is there, and the page says what the list says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_FILE, REPORT_FILE, readList, splitProof } from './asvs-list.ts';
import { asvsReport } from './asvs-report.ts';

/** How many each section of the standard has, without those that cannot concern a site like this. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '5.1': 1, '5.2': 3 },
  ...{ '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.5': 5, '11.1': 2 },
  ...{ '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};
const LEVEL_ONE = 64;

const list = readList();
const proofs = list.flatMap(({ number, proof = [] }) =>
  proof.map((text) => ({ number, ...splitProof(text) })),
);

test('all 224 requirements are there, each once, in their order', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(list.map(({ number }) => number)).toEqual(expected);
  expect(list).toHaveLength(224);
  expect(list.filter(({ level }) => level === 1)).toHaveLength(LEVEL_ONE);
});

test('every file that proves something is there', () => {
  expect(proofs.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('every title and every word that is named stands in its file', () => {
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const known = texts.get(path) ?? readFileSync(path, 'utf8').replaceAll("\\'", "'");
    texts.set(path, known);
    return known;
  };
  const missing = proofs.filter(
    ({ path, words }) => words !== undefined && existsSync(path) && !textOf(path).includes(words),
  );
  expect(missing).toEqual([]);
});

test('no two requirements have the same words', () => {
  const words = list.map((one) => one.words);
  expect(words.filter((text, index) => words.indexOf(text) < index)).toEqual([]);
});

test(`${REPORT_FILE} says what ${LIST_FILE} says: run "npm run report:asvs"`, () => {
  expect(readFileSync(REPORT_FILE, 'utf8')).toBe(asvsReport(list));
});

test('every file that docs/security.md names is there', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const named = Array.from(
    text.matchAll(/`((?:\.github|content|deploy|docs|e2e|lib|scripts)\/[^`]+)`/g),
    ([, path = '']) => path,
  );
  const linked = Array.from(text.matchAll(/\]\(([^)#\s]+)\)/g), ([, to = '']) => join('docs', to));
  expect(named.length + linked.length).toBeGreaterThan(30);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});
