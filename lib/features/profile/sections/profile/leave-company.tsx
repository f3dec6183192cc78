/** The way out of the company, which says first what becomes of it. */
import { useRef, useState } from 'react';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import type { FullInfo } from '@/lib/features/profile/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { ProfileWords } from './words';

type Props = {
  company: NonNullable<FullInfo['company']>;
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

export function LeaveCompany({ company: { name, members }, words, reload }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function leave() {
    setFailed(false);
    const work = callApi('/company/me', { method: 'DELETE' })
      .then(reload)
      .catch(() => setFailed(true));
    emit('site:busy', work);
  }

  function stay() {
    setAsking(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <div className="mt-6 border-line border-t pt-6">
      {isAsking ? (
        <>
          <p role="status">{members === 1 ? words.leaveOne : words.leaveMany}</p>
          <p className="mt-4 flex flex-wrap gap-2">
            <Button variant="danger" autoFocus onClick={leave}>
              {words.leaveSure.replace('{company}', () => name)}
            </Button>
            <Button variant="secondary" onClick={stay}>
              {words.stay}
            </Button>
          </p>
        </>
      ) : (
        <Button ref={button} variant="danger-outline" onClick={() => setAsking(true)}>
          {words.leave}
        </Button>
      )}
      <p role="alert" className="field-error mt-3 empty:hidden">
        {hasFailed && words.notSaved}
      </p>
    </div>
  );
}
