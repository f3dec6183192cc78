'use client';
/** What the sign-in page shows to a visitor who is signed in: their account, where to go, the way out. */
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { fetchAccount, signOut } from '@/lib/platform/api-client/account';
import type { Words } from './field-props';

type Props = {
  name: string;
  home: string;
  /** The page that they came from, if the address says so. */
  next: string | undefined;
  words: Words;
  onLeave: () => void;
};

export function SignedIn({ name, home, next, words, onLeave }: Props) {
  const [email, setEmail] = useState<string>();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    // The name says enough when the rest does not come.
    fetchAccount()
      .then((account) => setEmail(account.email))
      .catch(() => undefined);
  }, []);

  const leave = () => signOut().then(onLeave, () => setMessage(words.networkError));

  return (
    <div className="form-summary form-done">
      <h3 className="text-xl">{words.signedInTitle}</h3>
      <p className="mt-2 break-words">
        {words.signedInAs?.replace('{name}', name)}
        {email && `, ${email}`}
      </p>
      <p role="alert" className="field-error mt-4 empty:hidden">
        {message}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={next ?? home}>{next ? words.goOn : words.goHome}</ButtonLink>
        <ButtonLink variant="secondary" href="/profile">
          {words.profile}
        </ButtonLink>
        <Button variant="secondary" onClick={leave}>
          {words.signOut}
        </Button>
      </p>
    </div>
  );
}
