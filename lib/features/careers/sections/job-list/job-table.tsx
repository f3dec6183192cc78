/** The jobs, a line each; on a narrow screen each line becomes a block. */
import { SampleMark } from '@/components/ui/sample-mark';
import type { JobWords, ListedJob } from './listed-job';

type Props = {
  words: JobWords;
  jobs: readonly ListedJob[];
  /** The ids of those that visitors see marked as invented. */
  samples: ReadonlySet<string>;
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
  caption: string;
};

const COLUMNS = ['team', 'location', 'workMode', 'pay'] as const;

export function JobTable({ words, jobs, samples, chosen, onChoose, caption }: Props) {
  return (
    // A table made of blocks is no table to every screen reader; the roles say that it is.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="job-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="label">
            <span className="sr-only">{words.choose}</span>
          </th>
          {(['job', ...COLUMNS, 'apply'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className="label">
              {column === 'apply' ? <span className="sr-only">{words.apply}</span> : words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {jobs.map((job) => (
          <tr key={job.id} role="row" data-chosen={chosen.includes(job.id) || undefined}>
            <td role="cell" className="job-tick">
              <input
                type="checkbox"
                name="job"
                value={job.id}
                checked={chosen.includes(job.id)}
                onChange={(event) => onChoose(job.id, event.target.checked)}
                aria-label={`${words.choose}: ${job.title}, ${job.team}, ${job.location}`}
              />
            </td>
            <th role="rowheader" scope="row">
              <a href={job.path} className="job-title">
                {job.title}
                <span className="sr-only">
                  , {job.team}, {job.location}
                </span>
              </a>
              {samples.has(job.id) && <SampleMark word={words.sample} />}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} role="cell" data-label={words[column]}>
                {job[column]}
              </td>
            ))}
            <td role="cell" className="job-apply">
              <a href={`${job.path}#apply`} className="inline-link">
                {words.apply}
                <span className="sr-only">
                  : {job.title}, {job.team}
                </span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
