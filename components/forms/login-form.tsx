'use client';
/** The sign-in page's form, or the account that is signed in and the way out. */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fetchSession } from '@/lib/platform/api-client/account';
import type { FormDefinition } from '@/lib/site/forms/form';
import type { FormAction } from '@/lib/site/forms/state';
import { CompanySignIn } from './company-sign-in';
import type { Words } from './field-props';
import Form from './form';
import { OtherWays } from './other-ways';
import { returnPath } from './return-path';
import { SignedIn } from './signed-in';

type Props = {
  form: FormDefinition;
  /** Where to go when the address names no other page. */
  home: string;
  words: Words;
  action?: FormAction | undefined;
};

export default function LoginForm({ form, home, words, action }: Props) {
  const [name, setName] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);

  useEffect(() => {
    // Without an answer the form is there, and the server still knows the account.
    fetchSession()
      .then(
        (session) => session.signedIn && session.secondFactor !== 'owed' && setName(session.name),
      )
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
        action={action}
        notice={isSignedOut ? words.signedOut : undefined}
      />
      <OtherWays words={words} />
      <CompanySignIn home={home} words={words} />
      <noscript>
        <form
          method="post"
          action="/api/v1/user/logout"
          className="mt-10 border-line border-t pt-6"
        >
          <p>{words.signOutHere}</p>
          <Button type="submit" variant="secondary" className="mt-3">
            {words.signOut}
          </Button>
        </form>
      </noscript>
    </>
  );
}
