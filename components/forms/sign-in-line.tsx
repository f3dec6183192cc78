'use client';
/** Says that a form is for accounts, and leads to the login without losing what was typed. */
import { saveDrafts } from '../islands/draft-fields';
import type { Words } from './field-props';

type Props = {
  /** Of the form: where the login leads back to. */
  page: string;
  words: Words;
};

export function SignInLine({ page, words }: Props) {
  return (
    <>
      {words.signInFirst}{' '}
      <a
        href={`/auth/login?next=${encodeURIComponent(page)}`}
        className="inline-link"
        onClick={saveDrafts}
      >
        {words.signIn}
      </a>
    </>
  );
}
