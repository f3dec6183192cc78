'use client';
/** The sign-in page's form, or who is signed in already and the way out. */
import { useEffect, useState } from 'react';
import { fetchSession } from '@/lib/api-client/account';
import { safeReturnPath } from '@/lib/visit/return-path';
import { SignInForm } from './sign-in-form';
import { SignedIn } from './signed-in';

export type LoginStrings = Record<
  | 'email'
  | 'password'
  | 'signIn'
  | 'signingIn'
  | 'errorTitle'
  | 'networkError'
  | 'signedInTitle'
  | 'signedInAs'
  | 'goOn'
  | 'goHome'
  | 'signOut'
  | 'signOutHere'
  | 'signedOut',
  string
>;

type Props = {
  /** Where to go when the address names no other page. */
  home: string;
  strings: LoginStrings;
};

/** The page that sent the visitor here, by the address. */
const returnPath = () => safeReturnPath(new URLSearchParams(location.search).get('next'));

export default function LoginForm({ home, strings }: Props) {
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
    return (
      <SignedIn name={name} home={home} next={returnPath()} strings={strings} onLeave={leave} />
    );
  return (
    <SignInForm
      notice={isSignedOut ? strings.signedOut : undefined}
      strings={strings}
      // This page has done its work: "back" leads to the one before it.
      onSignedIn={() => location.replace(returnPath() ?? home)}
    />
  );
}
