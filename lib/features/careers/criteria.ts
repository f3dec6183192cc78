/**
 * What a visitor looks for among the jobs, as it stands in the address of /Careers:
 * ?q=payroll&occupation=Web+Developer&page=2&job=web-developer-1. Browsers read this.
 */

/** A job has one value of each. */
export const FACETS = ['occupation', 'location', 'team', 'workMode'] as const;
export type Facet = (typeof FACETS)[number];

/** In characters; longer than any question that a visitor types. */
export const LONGEST_QUERY = 100;
/** Longer than any team or place that a job may name. */
export const LONGEST_CHOICE = 60;
/** Jobs on a page of results. */
export const PAGE_SIZE = 6;
/** At a time, by Quick Apply: an address with all of them has 50 parameters at most. */
export const MOST_JOBS = 44;
/** The last part of a job's path. */
export const JOB_ID = /^[a-z][a-z0-9-]{0,59}$/;

export type Criteria = Record<'q' | Facet, string> & { page: number };
/** A value for each, the same way. */
export const eachFacet = <Value>(give: (facet: Facet) => Value) =>
  Object.fromEntries(FACETS.map((facet) => [facet, give(facet)])) as Record<Facet, Value>;

export const NOTHING_ASKED: Criteria = { q: '', ...eachFacet(() => ''), page: 1 };

type Query = Readonly<Record<string, string | string[] | undefined>>;

const one = (query: Query, name: string) => [query[name] ?? ''].flat()[0] ?? '';

/** @param query of an address: anything may stand in it */
export function readCriteria(query: Query): Criteria {
  const page = Number(one(query, 'page'));
  return {
    q: one(query, 'q').trim().slice(0, LONGEST_QUERY),
    ...eachFacet((facet) => one(query, facet).slice(0, LONGEST_CHOICE)),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** What the endpoint POST /search/requirements takes, of what stands in an address. */
export function searchOf({ q, page, ...facets }: Criteria) {
  const filters = FACETS.flatMap((facet) => (facets[facet] ? [[facet, [facets[facet]]]] : []));
  return { q: q.trim(), page, ...Object.fromEntries(filters) };
}

/** The jobs that are ticked, each once. @param query of an address: anything may stand in it */
export function readChosen(query: Query): string[] {
  const given = [query.job ?? []].flat().filter((id) => JOB_ID.test(id));
  return [...new Set(given)].slice(0, MOST_JOBS);
}

/** Does it ask for anything? If not, all jobs are shown. */
export const isAsked = ({ q, page, ...facets }: Criteria) =>
  q.trim() !== '' || page > 1 || FACETS.some((facet) => facets[facet] !== '');

/** The part of the address that says so, with its '?'; '' when nothing is asked. */
export function addressOf(criteria: Criteria, chosen: readonly string[] = []): string {
  const query = new URLSearchParams();
  for (const name of ['q', ...FACETS] as const)
    if (criteria[name].trim()) query.set(name, criteria[name]);
  if (criteria.page > 1) query.set('page', String(criteria.page));
  for (const id of chosen) query.append('job', id);
  return query.size > 0 ? `?${query}` : '';
}

/** 'Hybrid' of 'Hybrid, three office days': what jobs are told apart by. */
export const modeOf = (workMode: string) => workMode.split(',')[0] ?? workMode;
