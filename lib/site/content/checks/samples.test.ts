/** Who switches the marks off while something invented is left is told how much, and where it is listed. */
import { facts } from '../brand.ts';
import { jobPages } from '../job-pages.ts';
import { formatProblem, mergeRegions } from '../problem.ts';
import { routes } from '../routes.ts';
import { type Corpus, readCorpus } from './corpus.ts';
import { checkSamples, countSamples } from './samples.ts';

const corpus = readCorpus(routes, (problem) => {
  throw new Error(formatProblem(problem));
});
/** `corpus` with the flag off. */
const off = (of: Corpus): Corpus => ({
  ...of,
  site: of.site.map((entry) =>
    entry.file === 'site/flags.yaml'
      ? { ...entry, value: { ...(entry.value as object), sampleMarks: false } }
      : entry,
  ),
});
const said = (of: Corpus, known = facts) => mergeRegions(checkSamples(of, known));

test('as delivered the marks are on, and nothing is said', () => {
  expect(said(corpus)).toEqual([]);
});

test('with the marks off a release waits, and is told how many samples are left', () => {
  const [problem, ...more] = said(off(corpus));
  expect(more).toEqual([]);
  expect(problem?.isWarning).toBe(true);
  expect(problem && formatProblem(problem)).toMatch(
    new RegExp(
      `^content/site/flags\\.yaml:\\d+: sampleMarks: is off while ${countSamples(corpus, facts)} samples are left.*npm run report:samples`,
    ),
  );
});

test('the offices, the jobs, the people and the facts count once, not once an edition', () => {
  const alone = (file: string) =>
    countSamples(
      { ...corpus, pages: corpus.pages.filter((page) => page.file === file), site: [] },
      { USA: {}, INDIA: {} },
    );
  const jobs = corpus.pages.filter(({ route }) => route.page.startsWith('/Careers/'));
  const invented = jobPages('USA').filter(({ sample }) => sample);
  expect(countSamples({ ...corpus, pages: jobs, site: [] }, { USA: {}, INDIA: {} })).toBe(
    invented.length,
  );
  expect(alone('pages/leadership.yaml')).toBeGreaterThan(8);
  expect(alone('pages/cookies.yaml')).toBe(0);
  expect(countSamples({ routes, pages: [], site: [] }, facts)).toBe(Object.keys(facts.USA).length);
});

test('with nothing invented left the marks may be off', () => {
  const real = { pages: [], routes, site: corpus.site.filter(({ file }) => /flags/.test(file)) };
  expect(said(off(real), { USA: {}, INDIA: {} })).toEqual([]);
});
