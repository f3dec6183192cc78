/** One application for all jobs that are ticked, and afterwards what became of each. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '@/components/forms/field-props';
import Form from '@/components/forms/form';
import { ReceivedFiles } from '@/components/forms/sent';
import { quickApplyForm } from '@/lib/features/careers/forms';
import type { QuickApplyAnswer } from '@/lib/features/careers/schema';
import { fillWords } from '@/lib/site/content/fill-words';
import type { FormAction } from '@/lib/site/forms/state';
import { type JobWords, type ListedJob, nameOf } from './listed-job';

type Props = {
  action?: FormAction | undefined;
  words: JobWords;
  formWords: Words;
  jobs: readonly ListedJob[];
  chosen: readonly string[];
  onRemove: (id: string) => void;
  onSent: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What became of the applications, and what they were sent with. */
type Taken = { answer: QuickApplyAnswer; files: readonly string[]; email: string };

/** Where the button 'Quick Apply' leads. */
export const QUICK_APPLY = 'quick-apply-jobs';

/** That an application has come, with its number in one piece. */
function Applied({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{reference}</span>
      {after}
    </>
  );
}

export function QuickApply({
  action,
  words,
  formWords,
  jobs,
  chosen,
  onRemove,
  onSent,
  heading,
}: Props) {
  const [taken, setTaken] = useState<Taken>();
  const outcome = useRef<HTMLDivElement>(null);
  const ids = chosen.join();

  useEffect(() => {
    // After an error the form holds the jobs that were sent; those that are ticked now count.
    const field = document.querySelector<HTMLInputElement>(`#${quickApplyForm.id} [name=jobIds]`);
    if (field) field.value = ids;
  }, [ids]);
  useEffect(() => {
    if (taken) outcome.current?.focus();
  }, [taken]);

  const find = (id: string) => jobs.find((job) => job.id === id);
  if (taken)
    return (
      <div id={QUICK_APPLY} className="quick-apply">
        <div ref={outcome} tabIndex={-1} role="status" className="form-summary form-done">
          <h3 className="text-xl">{formWords.sentTitle}</h3>
          <p className="mt-2">
            {formWords.sentReference}:{' '}
            <strong className="font-mono">{taken.answer.reference}</strong>
          </p>
          <ReceivedFiles files={taken.files} words={formWords} />
          <p className="wrap-anywhere mt-4">
            {fillWords(formWords.sentText ?? '', { email: taken.email })}
          </p>
        </div>
        <h4 className="label mt-8 border-line-strong border-b pb-2">{words.resultTitle}</h4>
        <ul>
          {taken.answer.results.map(({ jobId, result, reference }) => {
            const job = find(jobId);
            return (
              <li key={jobId} className="quick-apply-line">
                <span className="font-semibold">{job ? nameOf(job) : jobId}</span>
                <span className={result === 'applied' ? 'text-success' : 'text-muted'}>
                  {result === 'applied' ? (
                    <Applied text={words.applied} reference={reference ?? ''} />
                  ) : result === 'already' ? (
                    words.already
                  ) : (
                    words.unavailable
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    );

  return (
    <div id={QUICK_APPLY} className="quick-apply">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl">
          {chosen.length === 1
            ? words.quickApplyTitleOne
            : fillWords(words.quickApplyTitle, { count: chosen.length })}
        </h3>
        <ul className="mt-4 border-line-strong border-t">
          {chosen.map((id) => {
            const job = find(id);
            const name = job ? nameOf(job) : id;
            return (
              <li key={id} className="quick-apply-line">
                <span>
                  {name}
                  {job && <span className="block text-muted text-sm">{job.location}</span>}
                </span>
                <button
                  type="button"
                  className="button button-tool js-only"
                  aria-label={fillWords(words.remove, { job: name })}
                  onClick={() => onRemove(id)}
                >
                  <span aria-hidden="true" className="text-2xl leading-none">
                    ×
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <Form
        form={quickApplyForm}
        action={action}
        words={formWords}
        given={{ jobIds: ids }}
        onSent={(answer, sent) => {
          setTaken({ answer: answer as QuickApplyAnswer, ...sent });
          onSent();
        }}
      />
    </div>
  );
}
