/** Below the messages: a member's account is locked, unlocked, or signed out everywhere. */

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/platform/api-client/call-api';
import { CallFailure } from '@/lib/platform/api-client/send';
import { fillWords } from '@/lib/site/content/fill-words';
import type { DeskWords } from './words';

type Problem = { field?: 'email' | 'reason'; text: string };

function problemOf(error: unknown, words: DeskWords): Problem {
  if (!(error instanceof CallFailure)) return { text: words.failed };
  const { fields = {} } = Object(error.body) as { fields?: { email?: string; reason?: string } };
  if (fields.email) return { field: 'email', text: fields.email };
  return fields.reason ? { field: 'reason', text: fields.reason } : { text: error.message };
}

export function DeskAccount({ words }: { words: DeskWords }) {
  const [problem, setProblem] = useState<Problem>();
  const [done, setDone] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function ask<Answer>(what: string, json: object): Promise<Answer> {
    return (await callApi(`/desk/accounts/${what}`, { method: 'POST', json })).json();
  }
  const typed = (name: string) => String(new FormData(form.current ?? undefined).get(name));

  async function run(work: (email: string) => Promise<string>) {
    setProblem(undefined);
    setDone(undefined);
    try {
      setDone(await work(typed('email')));
    } catch (error) {
      const found = problemOf(error, words);
      setProblem(found);
      form.current?.querySelector<HTMLElement>(`[name="${found.field ?? 'email'}"]`)?.focus();
    }
  }
  const lock = async (email: string) => {
    const { changed } = await ask<{ changed: boolean }>('lock', {
      email,
      reason: typed('reason'),
    });
    return changed ? words.accountLocked : words.accountWasLocked;
  };
  const unlock = async (email: string) => {
    const { changed } = await ask<{ changed: boolean }>('unlock', { email });
    return changed ? words.accountUnlocked : words.accountWasOpen;
  };
  const signOut = async (email: string) =>
    fillWords(words.accountSignedOut, await ask<{ ended: number }>('sign-out', { email }));

  const describedBy = (help: string) => `${help} account-outcome`;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(lock);
      }}
    >
      <h2 className="text-xl">{words.account}</h2>
      <div className="field mt-2">
        <label htmlFor="account-email">{words.accountEmail}</label>
        <p id="account-email-help" className="field-help">
          {words.accountHelp}
        </p>
        <input
          id="account-email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          className="input"
          aria-describedby={describedBy('account-email-help')}
          aria-invalid={problem?.field === 'email' ? true : undefined}
        />
      </div>
      <div className="field mt-4">
        <label htmlFor="account-reason">{words.accountReason}</label>
        <p id="account-reason-help" className="field-help">
          {words.accountReasonHelp}
        </p>
        <input
          id="account-reason"
          name="reason"
          autoComplete="off"
          maxLength={300}
          className="input"
          aria-describedby={describedBy('account-reason-help')}
          aria-invalid={problem?.field === 'reason' ? true : undefined}
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="danger-outline">
          {words.accountLock}
        </Button>
        <Button variant="secondary" onClick={() => run(unlock)}>
          {words.accountUnlock}
        </Button>
        <Button variant="secondary" onClick={() => run(signOut)}>
          {words.accountSignOut}
        </Button>
      </p>
      <p
        id="account-outcome"
        role="status"
        className={`mt-3 empty:hidden ${problem ? 'field-error' : ''}`}
      >
        {problem?.text ?? done}
      </p>
    </form>
  );
}
