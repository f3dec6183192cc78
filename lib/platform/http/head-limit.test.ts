/** What this site's own forms and links ask with, at its longest, is never refused. */

import { INPUT_NAMES, INPUTS } from '../../features/business-case/inputs.ts';
import {
  addressOf,
  eachFacet,
  JOB_ID,
  LONGEST_QUERY as LONGEST_WORDS,
  MOST_JOBS,
} from '../../features/careers/criteria.ts';
import { openJobs } from '../../features/careers/open-jobs.ts';
import { MODULES, ROLES } from '../../features/committee-pack/choice.ts';
import { MODULES as PLAN_MODULES } from '../../features/plans/plans.ts';
import { routesBelow } from '../../site/content/routes.ts';
import { LIST_TERMS, SERVICES, TIERS } from '../../site/prices/names.ts';
import { REGIONS } from '../region/region.ts';
import { keptPath, LONGEST_RETURN_PATH } from '../security/return-path.ts';
import { headFault, MOST_PARAMETERS } from './head-limit.ts';

/** The longest that a hundred characters become in an address. */
const WORDS = 'ऊ'.repeat(LONGEST_WORDS);
const EMAIL = `${'+'.repeat(242)}@example.org`;
/** A way back of which each character takes three. */
const WAY_BACK = `/${'/'.repeat(LONGEST_RETURN_PATH - 1)}`;
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
const longest = (values: readonly string[]) =>
  values.reduce((one, two) =>
    encodeURIComponent(two).length > encodeURIComponent(one).length ? two : one,
  );

test.each([
  ['the search', `/search${query({ q: WORDS })}`],
  [
    'the business case',
    `/business-case${query(Object.fromEntries(INPUT_NAMES.map((name) => [name, String(INPUTS[name].max - 0.5)])))}`,
  ],
  [
    'the price of a plan',
    `/plan?${new URLSearchParams([
      ['heads', '9,99,999'],
      ...PLAN_MODULES.map((module) => ['modules', module]),
      ['term', longest(LIST_TERMS)],
      ['plan', longest(TIERS)],
      ['service', longest(SERVICES)],
      ['offer', 'asked'],
    ])}`,
  ],
  [
    'the committee pack',
    `/committee-pack?${new URLSearchParams([
      ['role', longest(ROLES)],
      ...MODULES.map((module) => ['module', module]),
      ['sector', longest(routesBelow('/Company'))],
    ])}`,
  ],
  ['the newsletter', `/newsletter${query({ email: EMAIL })}`],
  [
    'the desk',
    `/desk${query({ q: WORDS, kind: 'job-application', status: 'handled', page: '999', id: 'a'.repeat(36) })}`,
  ],
  ['signing in', `/auth/login${query({ next: WAY_BACK })}`],
  [
    'signing in with a company account',
    `/api/v1/auth/custom-oauth${query({ redirectUri: WAY_BACK })}`,
  ],
  ['asking for a code on the way', `/auth/code${query({ purpose: 'login', next: WAY_BACK })}`],
  [
    'asking for consent',
    `/home${query({ consent: 'missing', next: keptPath('/Careers', query({ q: WORDS })) })}`,
  ],
  ['saying that a page is missing', `/home${query({ missing: WORDS.repeat(2) })}`],
  ['the other edition', `/INDIA${query({ next: keptPath('/search', query({ q: WORDS })) })}`],
])('%s', (_, url) => {
  expect(headFault({ url, headers: {}, rawHeaders: [] })).toBeUndefined();
});

test.each(REGIONS)('%s edition: a search for jobs with every one of them ticked', (region) => {
  const jobs = openJobs(region);
  const criteria = {
    q: WORDS,
    occupation: longest(jobs.map(({ title }) => title)),
    team: longest(jobs.map(({ team }) => team)),
    location: longest(jobs.map(({ location }) => location)),
    workMode: longest(jobs.map(({ workMode }) => workMode)),
    page: 999,
  };
  const chosen = jobs.map(({ id }) => id);
  expect(chosen.length).toBeGreaterThan(10);
  expect(
    headFault({ url: `/Careers${addressOf(criteria, chosen)}`, headers: {}, rawHeaders: [] }),
  ).toBeUndefined();
});

test('as many jobs as may be ticked fit beside the rest of their search', () => {
  const chosen = Array.from({ length: MOST_JOBS }, (_, index) => `job-${index}`);
  expect(chosen.every((id) => JOB_ID.test(id))).toBe(true);
  const criteria = { q: 'a', ...eachFacet(() => 'a'), page: 2 };
  const search = addressOf(criteria, chosen);
  expect(search.split('&').length).toBeLessThanOrEqual(MOST_PARAMETERS);
});
