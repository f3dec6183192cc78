'use client';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '@/components/forms/field-props';
import { typedIn } from '@/components/islands/typed-in';
import { useEarlyInput } from '@/components/islands/use-early-input';
import { Button } from '@/components/ui/button';
import {
  eachFacet,
  isAsked,
  NOTHING_ASKED,
  readChosen,
  readCriteria,
} from '@/lib/features/careers/criteria';
import { countsOf } from '@/lib/features/careers/facets';
/**
 * The search for a job. What is looked for lives in the address; the list that the page came with is
 * shown until the visitor asks for something. Without scripts the same form asks the page.
 */
import { fillWords } from '@/lib/site/content/fill-words';
import type { FormAction } from '@/lib/site/forms/state';
import { JobFilters } from './job-filters';
import { JobTable } from './job-table';
import type { JobWords, ListedJob } from './listed-job';
import { QUICK_APPLY, QuickApply } from './quick-apply';
import { type Answer, useJobSearch } from './use-job-search';

type Props = {
  action?: FormAction | undefined;
  /** All that are open. */
  jobs: ListedJob[];
  /** What the server has found for the address of the page. */
  answer?: Answer | undefined;
  words: JobWords;
  formWords: Words;
};

const PAGE = '/Careers';
/** Says that nothing is ticked yet. */
const NONE = 'quick-apply-none';

export default function JobSearch({ jobs, answer, words, formWords, action }: Props) {
  const { criteria, ask, askSoon, result, isLoading, hasFailed, retry } = useJobSearch(answer);
  const [chosen, setChosen] = useState(answer?.chosen ?? []);
  // Without scripts the address says it; what it names may not be there any more.
  const [isApplying, setApplying] = useState((answer?.chosen ?? []).length > 0);
  const [isSent, setSent] = useState(false);
  const [round, setRound] = useState(0);
  const [hasChosenNone, setChosenNone] = useState(false);
  /** Another application after one that was sent begins with an empty form. */
  const [form, setForm] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Stays where the results begin while the line above it is held at the foot of a phone. */
  const results = useRef<HTMLDivElement>(null);

  const isSearch = isAsked(criteria);
  const shown: readonly ListedJob[] = (!hasFailed && result?.jobs) || jobs;
  const samples = new Set(jobs.flatMap(({ id, sample }) => (sample ? [id] : [])));
  const counts = eachFacet((facet) => {
    const found = new Map(result?.facets[facet].map(({ value, count }) => [value, count]));
    const all = countsOf(jobs, {}, facet);
    return result ? all.map(({ value }) => ({ value, count: found.get(value) ?? 0 })) : all;
  });

  const search = useEarlyInput((early) => {
    const query = typedIn(early);
    ask(readCriteria(query));
    setChosen(readChosen(query));
  });

  function beginToApply() {
    if (chosen.length === 0) return setChosenNone(true);
    if (isSent) setForm(form + 1);
    setSent(false);
    setApplying(true);
    setRound((former) => former + 1);
  }
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);

  function choose(id: string, isChosen: boolean) {
    setChosenNone(false);
    setChosen((former) => (isChosen ? [...former, id] : former.filter((one) => one !== id)));
  }

  const count = result?.total ?? jobs.length;
  const said = hasFailed
    ? words.failed
    : isLoading && !result
      ? words.loading
      : !isSearch || !result
        ? fillWords(words.all, { count: jobs.length })
        : count === 0
          ? words.none
          : fillWords(count === 1 ? words.one : words.many, { count });

  if (jobs.length === 0)
    return <p className="border-line-strong border-y py-6 text-lg">{words.closed}</p>;
  return (
    <>
      <form
        ref={search}
        action={PAGE}
        aria-busy={isLoading}
        onSubmit={(event) => {
          event.preventDefault();
          ask({});
          // On a phone the filters stand between the button and what it found.
          const { bottom = 0 } = results.current?.getBoundingClientRect() ?? {};
          if (bottom > innerHeight) results.current?.scrollIntoView();
        }}
      >
        <JobFilters
          words={words}
          criteria={criteria}
          counts={counts}
          onType={askSoon}
          onChoose={ask}
        />
        <div className="job-status" data-asked={isSearch || undefined}>
          <p role="status" className="label">
            {said}
          </p>
          {hasFailed && (
            <Button variant="tool" className="js-only" onClick={retry}>
              {words.retry}
            </Button>
          )}
          {isSearch && (
            <a
              href={PAGE}
              className="inline-link"
              onClick={(event) => {
                event.preventDefault();
                ask(NOTHING_ASKED);
              }}
            >
              {words.clear}
            </a>
          )}
        </div>
        <div ref={results} className="scroll-mt-18" />
        {/* What is ticked on another page of results stays ticked without scripts, too. */}
        {chosen
          .filter((id) => !shown.some((job) => job.id === id))
          .map((id) => (
            <input key={id} type="hidden" name="job" value={id} />
          ))}
        {shown.length > 0 && (
          <JobTable
            words={words}
            jobs={shown}
            samples={samples}
            chosen={chosen}
            onChoose={choose}
            caption={said}
          />
        )}
        {result && !hasFailed && result.pages > 1 && (
          <nav aria-label={words.pages} className="job-pages">
            {([-1, 1] as const).map((step) => {
              const page = result.page + step;
              if (page < 1 || page > result.pages) return null;
              return (
                // A button, so that without scripts what is ticked goes along.
                <Button
                  key={step}
                  type="submit"
                  name="page"
                  value={page}
                  variant="secondary"
                  className={step < 0 ? 'order-1' : 'order-3'}
                  onClick={(event) => {
                    event.preventDefault();
                    ask({ page });
                    document.getElementById('job-words')?.scrollIntoView();
                  }}
                >
                  {step < 0 ? words.back : words.next}
                </Button>
              );
            })}
            <p className="label order-2">
              {fillWords(words.page, { page: result.page, pages: result.pages })}
            </p>
          </nav>
        )}
        {(shown.length > 0 || chosen.length > 0) && !(isSent && chosen.length === 0) && (
          <div className="job-quick" data-chosen={(chosen.length > 0 && !isApplying) || undefined}>
            <p>
              <strong>{fillWords(words.chosen, { count: chosen.length })}</strong>
              {!isApplying && <span className="job-quick-hint">{words.quickApplyHint}</span>}
              <span id={NONE} role="alert" className="field-error block empty:hidden">
                {hasChosenNone && words.quickApplyNone}
              </span>
            </p>
            <Button
              type="submit"
              formAction={`${PAGE}#${QUICK_APPLY}`}
              aria-describedby={hasChosenNone ? NONE : undefined}
              {...(result && { name: 'page', value: result.page })}
              onClick={(event) => {
                event.preventDefault();
                beginToApply();
              }}
            >
              {words.quickApply}
            </Button>
          </div>
        )}
      </form>
      {isApplying && (chosen.length > 0 || isSent) && (
        <QuickApply
          action={action}
          key={form}
          words={words}
          formWords={formWords}
          jobs={jobs}
          chosen={chosen}
          heading={heading}
          onRemove={(id) => choose(id, false)}
          onSent={() => {
            setSent(true);
            setChosen([]);
          }}
        />
      )}
    </>
  );
}
