/** A form that could not be sent, or that asks nothing, is named before anybody meets it. */
import type { Messages } from '../messages.ts';
import type { Route } from '../routes.ts';
import type { Corpus, PageEntry, RegionalProblem } from './corpus.ts';
import { checkForms, checkFormWords, type FormsNeed } from './forms.ts';

const NEED: FormsNeed = {
  papers: { words: 'papersForm', fields: ['name', 'topic'], lists: ['topic'], takesFiles: true },
  note: { words: 'noteForm', fields: ['name'], lists: [], takesFiles: false },
};

/** What is wrong with a page of one section, on a route that takes forms unless told. */
function told(section: object, route: Partial<Route> = {}): string[] {
  const problem = (_: unknown, reason: string) => ({ reason }) as RegionalProblem;
  const page = {
    value: { sections: [{ options: {}, ...section }] },
    route: { path: '/made-up', takesForm: true, takesFiles: false, ...route },
    problem,
  } as unknown as PageEntry;
  const corpus: Corpus = { pages: [page], site: [], routes: [] };
  return checkForms(corpus, NEED).map(({ reason }) => reason);
}

test('a form is sent to a page that takes it', () => {
  const refused = [expect.stringContaining('Write "takesForm: true" at /made-up')];
  for (const section of [{ type: 'form', form: 'note' }, { type: 'login-form' }]) {
    expect(told(section, { takesForm: false })).toEqual(refused);
    expect(told(section)).toEqual([]);
  }
  expect(told({ type: 'problem' }, { takesForm: false })).toEqual([]);
});

test('a form with a file is sent to a page that takes files, and has something to choose from', () => {
  const papers = { type: 'form', form: 'papers' };
  expect(told(papers)).toEqual([
    expect.stringContaining('Write "takesFiles: true" at /made-up'),
    expect.stringContaining('nothing to choose from for "topic"'),
  ]);
  expect(told({ ...papers, options: { topic: [] } }, { takesFiles: true })).toEqual([]);
});

test('each field of a form says what is asked', () => {
  const words = { forms: { name: 'Name' }, papersForm: { topic: 'Topic' }, noteForm: {} };
  expect(checkFormWords(words as unknown as Messages, NEED)).toEqual([]);
  const silent = { forms: {}, papersForm: { topic: '' }, noteForm: { name: 'Name' } };
  expect(checkFormWords(silent as unknown as Messages, NEED)).toMatchObject([
    { where: 'papersForm › name' },
    { where: 'papersForm › topic' },
  ]);
});
