/** What only all files together can show. Every file has been read by itself before. */
import { allOffices, facts } from '../brand.ts';
import { getMessages } from '../messages.ts';
import { mergeRegions, type Problem } from '../problem.ts';
import { routes } from '../routes.ts';
import { checkCalculations } from './calculations.ts';
import { checkClaims, checkReviews } from './claims.ts';
import { checkCookieRevision } from './cookie-revision.ts';
import { readCorpus } from './corpus.ts';
import { checkCountryWords, countryWordsOf } from './country-words.ts';
import { checkFacts } from './facts.ts';
import { checkFigures } from './figures.ts';
import { checkForms, checkFormWords, type FormsNeed } from './forms.ts';
import { checkAnchors, checkLinks } from './links.ts';
import { checkOffices } from './offices.ts';
import {
  checkBorrowed,
  checkLength,
  checkNewOffices,
  checkScaffolds,
  checkSentences,
} from './pages-owe.ts';
import { checkQuotedResults } from './quoted-results.ts';
import { checkRoutes } from './routes.ts';
import { checkSamples } from './samples.ts';
import { checkClaimFigures, checkTypedSums } from './sums.ts';
import { checkTitles } from './titles.ts';
import { checkValueNames } from './value-names.ts';
import { checkWays } from './ways.ts';
import { checkWording, wordingOf } from './wording.ts';
import { checkSpelling } from './words.ts';
import { writtenIn } from './written.ts';

/** @param today ISO date @param forms what content owes to the forms */
export function checkTogether(today: string, forms: FormsNeed): Problem[] {
  const problems: Problem[] = [];
  const corpus = readCorpus(routes, (problem) => problems.push(problem));
  const written = writtenIn(corpus);
  const regional = [
    ...checkLinks(corpus),
    ...checkAnchors(corpus),
    ...checkClaims(corpus),
    ...checkReviews(corpus, 'USA', today),
    ...checkReviews(corpus, 'INDIA', today),
    ...checkFacts(written, facts),
    ...checkOffices(corpus, allOffices),
    ...checkSamples(corpus, facts),
    ...checkWording(written, wordingOf(corpus)),
    ...checkCountryWords(written, countryWordsOf(corpus)),
    ...checkCalculations(corpus.pages),
    ...checkQuotedResults(corpus.pages),
    ...checkFigures(corpus),
    ...checkTypedSums(corpus),
    ...checkClaimFigures(corpus),
    ...checkSpelling(corpus),
    ...checkCookieRevision(corpus),
    ...checkForms(corpus, forms),
    ...checkFormWords(getMessages('USA'), forms),
    ...checkValueNames(corpus),
    ...checkScaffolds(written),
    ...checkNewOffices(corpus),
    ...checkLength(corpus),
    ...checkSentences(corpus),
    ...checkBorrowed(corpus),
    // Compared with the links and the words of all pages, so once each could be read.
    ...(problems.length === 0 ? [...checkWays(corpus), ...checkTitles(corpus)] : []),
  ];
  return [...problems, ...checkRoutes(), ...mergeRegions(regional)];
}
