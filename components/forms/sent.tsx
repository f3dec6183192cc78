'use client';
/** What stands in place of a form that was taken: its number, if it has one, and what happens next. */
import type { RefObject } from 'react';
import type { Words } from './field-props';

type Props = {
  /** Where the way to another one leads. */
  another: string;
  /** The page that takes what the mail holds. */
  onwards?: string | undefined;
  outcome: RefObject<HTMLDivElement | null>;
  reference: string;
  email: string;
  /** Names of the files that came along. */
  files: readonly string[];
  words: Words;
};

export function Sent({ another, onwards, outcome, reference, email, files, words }: Props) {
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
      <ReceivedFiles files={files} words={words} />
      <p className="mt-4">{words.sentText?.replace('{email}', () => email)}</p>
      {words.sentThread && reference && (
        <Way href={`/profile?message=${reference}`} word={words.sentThread} />
      )}
      {onwards && <Way href={onwards} word={words.onwards} />}
      {words.another && <Way href={another} word={words.another} />}
    </div>
  );
}

const Way = ({ href, word }: { href: string; word: string | undefined }) => (
  <p className="mt-4">
    <a href={href} className="inline-link">
      {word}
    </a>
  </p>
);

/** Says of each file that it came along. */
export const ReceivedFiles = ({ files, words }: Pick<Props, 'files' | 'words'>) =>
  files.map((name) => (
    <p key={name} className="wrap-anywhere mt-4">
      {words.sentFile?.replace('{name}', () => name)}
    </p>
  ));
