/** The pages that the search found, and those of the other edition where this one has none. */

import { otherRegion, type Region } from '@/lib/platform/region/region';
import { keptPath } from '@/lib/platform/security/return-path';
import type { Hit } from '@/lib/site/search/search-pages';

/** More would hide what else can be done. */
const MOST_ELSEWHERE = 3;

/** @param addressOf where the page at a path is opened; here unless told */
export function SearchHits({
  hits,
  addressOf = encodeURI,
}: {
  hits: Hit[];
  addressOf?: (path: string) => string;
}) {
  if (hits.length === 0) return null;
  return (
    <ol className="search-hits">
      {hits.map(({ path, title, under, description }) => (
        <li key={path}>
          <a href={addressOf(path)} data-hit className="search-hit">
            {under && <span className="label block">{under}</span>}
            <span className="block font-semibold">{title}</span>
            <span className="block text-muted text-sm">{description}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

type ElsewhereProps = {
  /** The edition of this page. */
  region: Region;
  query: string;
  hits: Hit[];
  words: Record<'elsewhere' | 'elsewhereAll', string>;
};

export function HitsElsewhere({ region, query, hits, words }: ElsewhereProps) {
  if (hits.length === 0) return null;
  /** The way that changes the edition, and goes on to the page. */
  const addressOf = (path: string, search = '') =>
    `/${otherRegion(region)}?${new URLSearchParams({ next: keptPath(encodeURI(path), search) })}`;
  return (
    <section aria-label={words.elsewhere} className="mt-2">
      <p className="mb-3 font-semibold">{words.elsewhere}</p>
      <SearchHits hits={hits.slice(0, MOST_ELSEWHERE)} addressOf={addressOf} />
      {hits.length > MOST_ELSEWHERE && (
        <p className="mt-3">
          <a
            href={addressOf('/search', `?${new URLSearchParams({ q: query })}`)}
            data-hit
            className="inline-link"
          >
            {words.elsewhereAll.replace('{count}', String(hits.length))}
          </a>
        </p>
      )}
    </section>
  );
}
