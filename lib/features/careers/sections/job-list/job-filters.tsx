/** What to look for: words, occupation, place, team, work mode. Part of the form that the list stands in. */
import { Button } from '@/components/ui/button';
import { type Criteria, FACETS, type Facet, LONGEST_QUERY } from '@/lib/features/careers/criteria';
import type { Counted } from '@/lib/features/careers/facets';
import type { JobWords } from './listed-job';

type Props = {
  words: JobWords;
  criteria: Criteria;
  /** How many jobs each choice would leave. */
  counts: Record<Facet, Counted>;
  onType: (change: Partial<Criteria>) => void;
  onChoose: (change: Partial<Criteria>) => void;
};

const ANY = {
  occupation: 'anyOccupation',
  location: 'anyLocation',
  team: 'anyTeam',
  workMode: 'anyWorkMode',
} as const;

/** What would leave no job is not offered: teams are those of the place that was chosen. */
const offered = (counts: Counted, chosen: string) =>
  counts.filter(({ value, count }) => count > 0 || value === chosen);

export function JobFilters({ words, criteria, counts, onType, onChoose }: Props) {
  return (
    <fieldset className="job-filters">
      <legend className="sr-only">{words.searchTitle}</legend>
      <div className="field job-filters-words">
        <label htmlFor="job-words">{words.words}</label>
        <div className="search-line">
          <input
            id="job-words"
            name="q"
            type="search"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            value={criteria.q}
            onChange={(event) => onType({ q: event.target.value })}
            aria-describedby="job-words-help"
            className="input"
          />
          <Button type="submit" className="shrink-0">
            {words.search}
          </Button>
        </div>
        <p id="job-words-help" className="field-help">
          {words.wordsHelp}
        </p>
      </div>
      {FACETS.map((facet) => (
        <div key={facet} className="field">
          <label htmlFor={`job-${facet}`}>{words[facet]}</label>
          <select
            id={`job-${facet}`}
            name={facet}
            value={criteria[facet]}
            onChange={(event) => onChoose({ [facet]: event.target.value })}
            className="input"
          >
            <option value="">{words[ANY[facet]]}</option>
            {offered(counts[facet], criteria[facet]).map(({ value, count }) => (
              <option key={value} value={value}>
                {value} ({count})
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
