/** Occupations, places, teams and work modes: which jobs have them, and how many there are of each. Browsers read this. */
import { eachFacet, FACETS, type Facet, modeOf, PAGE_SIZE } from './criteria.ts';

/** What a job is told apart by. */
type Faceted = Record<'title' | Exclude<Facet, 'occupation'>, string>;
export type Filters = { [Name in Facet]?: readonly string[] | undefined };
export type Counted = { value: string; count: number }[];

function facetOf(job: Faceted, facet: Facet): string {
  if (facet === 'workMode') return modeOf(job.workMode);
  return facet === 'occupation' ? job.title : job[facet];
}

/** Is it in every list that has something in it? @param but one list, which is left aside */
const fits = (job: Faceted, filters: Filters, but?: Facet) =>
  FACETS.every((facet) => {
    const wanted = filters[facet] ?? [];
    return facet === but || wanted.length === 0 || wanted.includes(facetOf(job, facet));
  });

/** How many jobs each choice of `facet` would leave; the choices in the order of the alphabet. */
export function countsOf(jobs: readonly Faceted[], filters: Filters, facet: Facet): Counted {
  const counts = new Map<string, number>();
  for (const job of jobs) {
    const value = facetOf(job, facet);
    counts.set(value, (counts.get(value) ?? 0) + (fits(job, filters, facet) ? 1 : 0));
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value.localeCompare(other.value, 'en'));
}

/** One page of `jobs` by `filters`; a page past the last one is the last one. */
export function pageOf<Job extends Faceted>(jobs: readonly Job[], filters: Filters, page = 1) {
  const found = jobs.filter((job) => fits(job, filters));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  return {
    total: found.length,
    page: shown,
    pages,
    jobs: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    facets: eachFacet((facet) => countsOf(jobs, filters, facet)),
  };
}
