'use client';
/** What is wrong, in one place that takes the focus; each line leads to its field. */
import type { ReactNode, RefObject } from 'react';
import { fieldId } from './field-hints';

type Props = {
  reference: RefObject<HTMLDivElement | null>;
  title: string | undefined;
  /** Said after the title when there is something to correct. */
  correct?: string | undefined;
  message: ReactNode;
  errors: Record<string, string>;
  /** Nothing is wrong: the visitor is asked to look once more. */
  isReview?: boolean;
};

export function ErrorSummary(props: Props) {
  const { reference, title, correct, message, errors, isReview } = props;
  const list = Object.entries(errors);
  return (
    <div
      ref={reference}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: where no scripts run the browser so leads to what came of a form.
      autoFocus
      className={`form-summary sm:col-span-2 ${isReview ? 'form-review' : ''}`}
    >
      <h3 className="text-lg">
        {title}
        {list.length > 0 && correct && ` ${correct}`}
      </h3>
      {message && <p className="mt-2">{message}</p>}
      {list.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {list.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
