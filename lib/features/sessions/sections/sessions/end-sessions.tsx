/** The list, the password that is asked once more, and the buttons that sign other browsers out. */
import { useEffect, useRef, useState } from 'react';
import { PasswordInput } from '@/components/forms/password-input';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import type { Sessions } from '@/lib/features/sessions/schema';
import { signOut } from '@/lib/platform/api-client/account';
import { callApi } from '@/lib/platform/api-client/call-api';
import { CallFailure } from '@/lib/platform/api-client/send';
import { SessionList } from './session-list';
import type { SessionWords } from './words';

type Props = { data: Sessions; words: SessionWords; reload: () => Promise<unknown> };

const PATH = '/user/sessions';
const LOGIN = '/auth/login?next=/profile/safety';

/** What the server says of the password, else of the request. */
function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CallFailure) || error.status >= 500) return otherwise;
  const { fields } = Object(error.body) as { fields?: { currentPassword?: string } };
  return fields?.currentPassword ?? error.message;
}

function outcomeOf(ended: number, words: SessionWords): string {
  if (ended === 0) return words.endedNone;
  return ended === 1 ? words.endedOne : words.endedMany.replace('{count}', String(ended));
}

export function EndSessions({ data: { items, proof }, words, reload }: Props) {
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; what is hidden while it is empty takes none before it is drawn.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);
  const others = items.filter(({ isCurrent }) => !isCurrent).length;

  function end(path: string) {
    setProblem(undefined);
    setDone(undefined);
    const json = { currentPassword: password.current?.value ?? '' };
    const work = callApi(path, { method: 'DELETE', json })
      .then((response) => response.json())
      .then(async ({ ended }: { ended: number }) => {
        await reload();
        setDone(outcomeOf(ended, words));
      })
      .catch(async (error: unknown) => {
        setProblem(reasonOf(error, words.notEnded));
        password.current?.focus();
        // Ten minutes may have passed since the list was read: now more is asked.
        await reload().catch(() => undefined);
      });
    emit('site:busy', work);
  }

  const signInAgain = () =>
    signOut().then(
      () => location.assign(LOGIN),
      () => setProblem(words.notEnded),
    );
  const mayEnd = proof !== 'login';
  return (
    <div className="max-w-[48rem]">
      {others > 0 && proof === 'password' && (
        <div className="field mb-6">
          <label htmlFor="sessions-password">{words.password}</label>
          <p id="sessions-password-help" className="field-help">
            {words.passwordHelp}
          </p>
          <PasswordInput
            ref={password}
            words={words}
            id="sessions-password"
            autoComplete="current-password"
            maxLength={256}
            className="input"
            aria-describedby="sessions-password-help sessions-problem"
            aria-invalid={problem ? true : undefined}
          />
        </div>
      )}
      {others > 0 && !mayEnd && (
        <div className="form-note mb-6">
          <p>{words.signInAgainText}</p>
          <p className="mt-3">
            <Button variant="secondary" onClick={signInAgain}>
              {words.signInAgain}
            </Button>
          </p>
        </div>
      )}
      <p id="sessions-problem" role="alert" className="field-error mb-4 empty:hidden">
        {problem}
      </p>
      <p ref={outcome} role="status" tabIndex={-1} className="mb-4 empty:hidden">
        {done}
      </p>
      <SessionList
        items={items}
        words={words}
        onEnd={mayEnd ? (id) => end(`${PATH}/${id}`) : undefined}
      />
      {others > 0 && mayEnd && (
        <p className="mt-6">
          <Button variant="danger" onClick={() => end(PATH)}>
            {words.endAll}
          </Button>
        </p>
      )}
    </div>
  );
}
