/** What pages owe, on pages made up for it. */
import { z } from 'zod';
import { plain } from '../../../../content/schemas/parts.ts';
import type { Route } from '../routes.ts';
import type { Corpus, PageEntry, RegionalProblem } from './corpus.ts';
import { checkForms, checkLength, checkScaffolds, checkSentences } from './pages-owe.ts';
import { checkWays } from './ways.ts';

const schema = z.object({ sections: z.array(z.object({ type: z.string(), text: plain(9_000) })) });
const ROUTE = {
  path: '/made-up',
  page: '/made-up',
  indexed: true,
  takesForm: false,
  unlisted: false,
};

/** A corpus of one page with `text`, and what differs in its route. */
function corpusOf(text: string, route: Partial<Route> = {}, type = 'problem'): Corpus {
  const problem = (path: (string | number)[], reason: string): RegionalProblem => ({
    file: 'pages/made-up.yaml',
    where: path.join(' › '),
    reason,
    region: 'USA',
  });
  const page = {
    ...{ file: 'pages/made-up.yaml', region: 'USA', schema, problem },
    value: { sections: [{ type, text }] },
    route: { ...ROUTE, alias: [], ...route },
    typed: () => text,
    isRegional: () => false,
  } as unknown as PageEntry;
  return { pages: [page], site: [], routes: [] };
}
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('a form is sent to a page that takes it', () => {
  for (const type of ['form', 'login-form']) {
    expect(checkForms(corpusOf('Name', {}, type))).toHaveLength(1);
    expect(checkForms(corpusOf('Name', { takesForm: true }, type))).toEqual([]);
  }
  expect(checkForms(corpusOf('Name'))).toEqual([]);
});

test('a form with a file is sent to a page that takes files', () => {
  const told = (route: Partial<Route>, withFiles = ['papers']) => {
    const corpus = corpusOf('Name', { takesForm: true, ...route }, 'form');
    for (const { value } of corpus.pages)
      Object.assign(value.sections[0] ?? {}, { form: 'papers' });
    return checkForms(corpus, withFiles);
  };
  expect(told({})).toMatchObject([
    { reason: expect.stringContaining('Write "takesFiles: true" at /made-up') },
  ]);
  expect(told({ takesFiles: true })).toEqual([]);
  expect(told({}, [])).toEqual([]);
});

test('what the scaffold wrote is not published', () => {
  expect(checkScaffolds(corpusOf('Replace this by one paragraph.'))).toHaveLength(1);
  expect(checkScaffolds(corpusOf('Replace a part by another.'))).toEqual([]);
});

test('a page that search engines list has 300 words', () => {
  expect(checkLength(corpusOf(words(299)))).toMatchObject([
    { reason: expect.stringMatching(/^299 words/) },
  ]);
  expect(checkLength(corpusOf(words(300)))).toEqual([]);
  expect(checkLength(corpusOf(words(3), { indexed: false }))).toEqual([]);
});

test('no sentence of more than five words is said twice', () => {
  expect(
    checkSentences(corpusOf('One two three four five six. One two three four five SIX.')),
  ).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('in content/pages/made-up.yaml') }),
  ]);
  expect(checkSentences(corpusOf('One two three four five. One two three four five.'))).toEqual([]);
});

test('a page has a way to it, or says that it has none', () => {
  expect(checkWays(corpusOf('Words.'))).toHaveLength(1);
  expect(checkWays(corpusOf('Words.', { unlisted: true }))).toEqual([]);
});
