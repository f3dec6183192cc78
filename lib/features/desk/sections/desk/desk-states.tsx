/** What stands in place of the desk: nothing yet, a visitor who may not see it, or no answer. */
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { signOut } from '@/lib/platform/api-client/account';
import { here, loginFromHere } from '@/lib/platform/session/from-here';
import { type FactorGap, pathWithGap } from '@/lib/platform/session/second-factor';
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

/** Why the desk is closed: nobody is signed in, it is no account of staff, or a second factor is not shown or not there. */
type Reason = 'stranger' | 'member' | FactorGap;
type ClosedProps = { why: Reason; words: DeskWords; home: string };

/** For strangers the way in, for accounts without the role the way out, for staff the step that is left. */
export function Closed({ why, words, home }: ClosedProps) {
  const [isStuck, setStuck] = useState(false);
  const leave = () =>
    signOut().then(
      () => location.assign(loginFromHere()),
      () => setStuck(true),
    );
  const ways = {
    stranger: <ButtonLink href={loginFromHere()}>{words.signIn}</ButtonLink>,
    member: <Button onClick={leave}>{words.signInAsOther}</Button>,
    owed: <ButtonLink href={pathWithGap('owed', here())}>{words.finish}</ButtonLink>,
    missing: <ButtonLink href={pathWithGap('missing', here())}>{words.addFactor}</ButtonLink>,
  };
  return (
    <div className="max-w-[44rem] border border-line-strong border-l-8 bg-cardbg p-6 text-cardtext">
      <h2 className="text-xl">{words[`${why}Title`]}</h2>
      <p className="mt-2">{words[why]}</p>
      <p role="alert" className="field-error mt-4 empty:hidden">
        {isStuck && words.failed}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {ways[why]}
        <ButtonLink variant="secondary" href={home}>
          {words.leave}
        </ButtonLink>
      </p>
    </div>
  );
}
