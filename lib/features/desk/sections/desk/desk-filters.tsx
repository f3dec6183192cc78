/** Which messages are shown, as the address has it: status, kind, words. And what to do with the list. */

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskList } from '@/lib/features/desk/schema';
import { SUBMISSION_KINDS, SUBMISSION_STATUSES } from '@/lib/features/submissions/kinds';
import { REGION_NAMES, type Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { save } from './save';
import { addressWith, type Changes, isBrowsersOwn } from './use-address';
import type { DeskWords, KindWords } from './words';

type Props = {
  words: DeskWords;
  kinds: KindWords;
  asked: URLSearchParams;
  status: string;
  /** Of the list's endpoint, for the export of the same. */
  query: string;
  counts: DeskList['counts'];
  region: Region;
  /** The list is on its way. */
  isReading: boolean;
  go: (changes: Changes) => void;
  onRefresh: () => void;
  onKeys: () => void;
};

/** As the endpoint calls them. */
const NARROWING = ['kind', 'assigned', 'from', 'to'];
const FILTERS = ['q', ...NARROWING];

export function DeskFilters(props: Props) {
  const { words, kinds, asked, status, query, counts, region, isReading, go } = props;
  const [problem, setProblem] = useState<string>();
  const all = Object.values(counts.status).reduce((sum, count) => sum + count, 0);
  const tabs = [
    ...SUBMISSION_STATUSES.map((one) => [one, counts.status[one]] as const),
    ['all', all] as const,
  ];
  // Closed, it leaves its room to the list; what narrows the list is never out of sight.
  const [isOpen, setOpen] = useState(false);
  const isNarrowed = NARROWING.some((name) => asked.has(name));
  const anew = { page: undefined, id: undefined };

  function search(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = FILTERS.map((name) => [name, String(data.get(name)).trim()]);
    go({ ...anew, ...Object.fromEntries(chosen) });
  }

  function exportList() {
    const parameters = new URLSearchParams(query);
    parameters.delete('page');
    save(`/desk/submissions.csv?${parameters}`).then(
      () => setProblem(undefined),
      () => setProblem(words.failed),
    );
  }

  return (
    <>
      <p className="label">{fillWords(words.deskOf, { region: REGION_NAMES[region] })}</p>
      <nav
        aria-label={words.statusLabel}
        className="flex flex-wrap gap-x-5 border-line-strong border-b"
      >
        {tabs.map(([value, count]) => (
          <a
            key={value}
            href={addressWith(asked.toString(), { ...anew, status: value })}
            aria-current={value === status ? 'true' : undefined}
            className="inline-flex min-h-[44px] items-center gap-2 border-transparent border-b-4 font-semibold hover:underline aria-[current]:border-primarytheme"
            onClick={(event) => {
              if (isBrowsersOwn(event)) return;
              event.preventDefault();
              go({ ...anew, status: value });
            }}
          >
            {words[value]}
            <span className="font-mono font-normal text-muted text-sm">{count}</span>
          </a>
        ))}
      </nav>
      <form
        aria-label={words.find}
        onSubmit={search}
        className="mt-4 grid gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <label className="field min-w-0">
          <span className="label">{words.search}</span>
          <input
            key={asked.get('q')}
            name="q"
            type="search"
            maxLength={100}
            className="input"
            defaultValue={asked.get('q') ?? ''}
          />
        </label>
        <Button type="submit" variant="secondary" className="h-12">
          {words.find}
        </Button>
        <details
          open={isOpen || isNarrowed}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="sm:col-span-2"
        >
          <summary className="py-2 font-semibold">{words.narrow}</summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2 sm:items-end">
            <Choice name="kind" label={words.kindLabel} asked={asked}>
              <option value="">{words.everyKind}</option>
              {SUBMISSION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]} ({counts.kind[kind]})
                </option>
              ))}
            </Choice>
            <Choice name="assigned" label={words.assignee} asked={asked}>
              <option value="">{words.assignedAny}</option>
              <option value="me">{words.assignedMe}</option>
              <option value="nobody">{words.assignedNobody}</option>
            </Choice>
            {(['from', 'to'] as const).map((name) => (
              <label key={`${name} ${asked.get(name)}`} className="field min-w-0">
                <span className="label">{name === 'from' ? words.cameFrom : words.cameTo}</span>
                <input
                  name={name}
                  type="date"
                  min="2000-01-01"
                  max="2999-12-31"
                  className="input"
                  defaultValue={asked.get(name) ?? ''}
                />
              </label>
            ))}
          </div>
        </details>
      </form>
      <p className="-ml-3 flex flex-wrap gap-x-2">
        <Button variant="tool" onClick={props.onRefresh} aria-disabled={isReading}>
          {isReading ? words.loading : words.refresh}
        </Button>
        <Button variant="tool" onClick={exportList}>
          {words.exportList}
        </Button>
        <Button variant="tool" onClick={props.onKeys}>
          {words.keys}{' '}
          <kbd className="ml-2 border border-line px-1.5 font-mono text-muted">
            {words.keyNames.help}
          </kbd>
        </Button>
      </p>
      <p role="alert" className="field-error mt-2 empty:hidden">
        {problem}
      </p>
    </>
  );
}

type ChoiceProps = { name: string; label: string; asked: URLSearchParams; children: ReactNode };

/** Narrows the list as soon as another option is chosen. */
function Choice({ name, label, asked, children }: ChoiceProps) {
  return (
    <label className="field min-w-0">
      <span className="label">{label}</span>
      <select
        key={asked.get(name)}
        name={name}
        className="input"
        defaultValue={asked.get(name) ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {children}
      </select>
    </label>
  );
}
