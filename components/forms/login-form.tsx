'use client';
/** The sign-in page's form, or who is signed in already and the way out. */
import { useEffect, useState } from 'react';
import { fetchSession } from '@/lib/api-client/account';
import { noteExpiry } from '@/lib/api-client/state';
import type { FormDefinition } from '@/lib/forms/form';
import { safeReturnPath } from '@/lib/visit/return-path';
import type { Words } from './field';
import Form from './form';
import { SignedIn } from './signed-in';

type Props = {
  form: FormDefinition;
  /** Where to go when the address names no other page. */
  home: string;
  words: Words;
};

/** The page that sent the visitor here, by the address. */
const returnPath = () => safeReturnPath(new URLSearchParams(location.search).get('next'));

export default function LoginForm({ form, home, words }: Props) {
  const [name, setName] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);

  useEffect(() => {
    // Without an answer the form is there, and the server still knows who signs in.
    fetchSession()
      .then((session) => session.signedIn && setName(session.name))
      .catch(() => undefined);
  }, []);

  function leave() {
    setName(undefined);
    setSignedOut(true);
  }

  if (name)
    return <SignedIn name={name} home={home} next={returnPath()} words={words} onLeave={leave} />;
  return (
    <>
      <Form
        form={form}
        words={words}
        notice={isSignedOut ? words.signedOut : undefined}
        onSent={({ expiresAt }) => {
          noteExpiry(expiresAt);
          // This page has done its work: "back" leads to the one before it.
          location.replace(returnPath() ?? home);
        }}
      />
      <noscript>
        <form
          method="post"
          action="/api/v1/user/logout"
          className="mt-10 border-line border-t pt-6"
        >
          <p>{words.signOutHere}</p>
          <button type="submit" className="button mt-3">
            {words.signOut}
          </button>
        </form>
      </noscript>
    </>
  );
}
