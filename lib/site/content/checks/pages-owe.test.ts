/** What pages owe, on pages made up for it. */
import { z } from 'zod';
import { plain } from '../../../../content/schemas/parts.ts';
import type { Route } from '../routes.ts';
import type { Corpus, Entry, PageEntry, RegionalProblem } from './corpus.ts';
import {
  checkBorrowed,
  checkLength,
  checkNewOffices,
  checkScaffolds,
  checkSentences,
} from './pages-owe.ts';
import { checkWays } from './ways.ts';

const schema = z.object({ sections: z.array(z.object({ type: z.string(), text: plain(9_000) })) });
const ROUTE = {
  path: '/made-up',
  page: '/made-up',
  indexed: true,
  takesForm: false,
  unlisted: false,
};

const PROBLEM = (reason: string): RegionalProblem => ({ file: 'a.yaml', reason, region: 'USA' });

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

test('what the scaffold wrote is not published', () => {
  const told = (text: string) =>
    checkScaffolds([
      { ...{ file: 'mail/a.txt', region: 'USA', text }, problem: (reason) => PROBLEM(reason) },
    ]);
  expect(told('Hello. Replace this by one paragraph.')).toHaveLength(1);
  expect(told('Replace a part by another.')).toEqual([]);
});

test('what the scaffold of an office left at nought is named', () => {
  const told = (office: object) =>
    checkNewOffices({
      ...{ pages: [], routes: [] },
      site: [
        {
          ...{ file: 'site/offices.yaml', value: [office] },
          problem: (path: PropertyKey[]) => PROBLEM(path.join(' › ')),
        } as unknown as Entry,
      ],
    }).map(({ reason }) => reason);
  expect(told({ phone: '+00 000 000', people: 0, latitude: 0, longitude: 0 })).toEqual([
    ...['0 › phone', '0 › people', '0 › latitude'],
  ]);
  expect(told({ phone: '+00 000 001', people: 1, latitude: 0, longitude: 6.7 })).toEqual([]);
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

test('a page that India reads in American sentences is told before a release', () => {
  const told = (india: string) => {
    const [here] = corpusOf(
      'We pay our people by the month. They are glad of it every time.',
    ).pages;
    const [there] = corpusOf(india).pages;
    if (!here || !there) throw new Error('no page');
    return checkBorrowed({ pages: [here, { ...there, region: 'INDIA' }], site: [], routes: [] });
  };
  expect(told('We pay our people by the month. They are glad of it every time.')).toEqual([
    expect.objectContaining({
      reason: expect.stringMatching(/^100% of what India reads are sentences of the USA\./),
      isWarning: true,
    }),
  ]);
  expect(told('We pay our people by the month. Nobody here waits for a wage.')).toHaveLength(1);
  expect(told('We pay on the last working day. They are glad of it every time.')).toEqual([]);
});
