/** What stands in place of the desk: nothing yet, a visitor who may not see it, or no answer. */
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { signOut } from '@/lib/platform/api-client/account';
import type { DeskWords } from './words';

export function Loading({ words }: { words: DeskWords }) {
  return (
    <div role="status" className="grid gap-px border-line-strong border-t">
      <p className="py-3 text-muted">{words.loading}</p>
      {['one', 'two', 'three', 'four'].map((row) => (
        <span key={row} className="block h-20 bg-secondarybg" />
      ))}
    </div>
  );
}

export function Failed({ words, onRetry }: { words: DeskWords; onRetry: () => void }) {
  return (
    <div role="alert" className="form-summary">
      <p>{words.failed}</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

type ClosedProps = { status: number; words: DeskWords; home: string };

/** For strangers the way in; for accounts without the role the way out. */
export function Closed({ status, words, home }: ClosedProps) {
  const [isStuck, setStuck] = useState(false);
  const login = `/auth/login?next=${encodeURIComponent(location.pathname + location.search)}`;
  const leave = () =>
    signOut().then(
      () => location.assign(login),
      () => setStuck(true),
    );
  return (
    <div className="max-w-[44rem] border border-line-strong border-l-8 bg-cardbg p-6 text-cardtext">
      <h2 className="text-xl">{status === 401 ? words.strangerTitle : words.memberTitle}</h2>
      <p className="mt-2">{status === 401 ? words.stranger : words.member}</p>
      <p role="alert" className="field-error mt-4 empty:hidden">
        {isStuck && words.failed}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {status === 401 ? (
          <ButtonLink href={login}>{words.signIn}</ButtonLink>
        ) : (
          <Button onClick={leave}>{words.signInAsOther}</Button>
        )}
        <ButtonLink variant="secondary" href={home}>
          {words.leave}
        </ButtonLink>
      </p>
    </div>
  );
}
