'use client';
/** What stands in place of a form that was taken: its number, if it has one, and what happens next. */
import type { RefObject } from 'react';
import type { Words } from './field-props';

type Props = {
  /** Of the form, for another one. */
  page: string;
  outcome: RefObject<HTMLDivElement | null>;
  reference: string;
  email: string;
  words: Words;
};

export function Sent({ page, outcome, reference, email, words }: Props) {
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      role="status"
      // biome-ignore lint/a11y/noAutofocus: as in error-summary.tsx.
      autoFocus
      className="form-summary form-done"
    >
      <h3 className="text-xl">{words.sentTitle}</h3>
      {reference && (
        // A field, so that it may be copied: see confidentiality-watch.tsx.
        <label className="label mt-4 block">
          {words.sentReference}
          <input
            readOnly
            value={reference}
            onFocus={(event) => event.target.select()}
            className="reference"
          />
        </label>
      )}
      <p className="mt-4">{words.sentText?.replace('{email}', email)}</p>
      {words.another && (
        <p className="mt-4">
          <a href={page} className="inline-link">
            {words.another}
          </a>
        </p>
      )}
    </div>
  );
}
