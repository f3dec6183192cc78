/** Below the messages: the newsletter's list, and what a person may ask for by mail. */

import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Words } from '@/components/forms/field-props';
import { Button } from '@/components/ui/button';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { CallFailure } from '@/lib/platform/api-client/send';
import { fillWords } from '@/lib/site/content/fill-words';
import { DeskAccount } from './desk-account';
import { EraseDialog } from './erase-dialog';
import { save } from './save';
import type { DeskWords } from './words';

type Props = { words: DeskWords; eraseWords: Words };
type Newsletter = { counts: Record<'subscribed' | 'waiting' | 'ended', number> };

export function DeskPeople({ words, eraseWords }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-10 border-line-strong border-t pt-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold hover:underline">
        {words.people}
      </summary>
      {isOpen && (
        <div className="grid gap-8 py-4 grid:grid-cols-2">
          <Subscribers words={words} />
          <Person words={words} eraseWords={eraseWords} />
          <DeskAccount words={words} />
        </div>
      )}
    </details>
  );
}

function Subscribers({ words }: { words: DeskWords }) {
  const { data, error, mutate } = useSWR<Newsletter>('/desk/newsletter', read, QUIET);
  const [problem, setProblem] = useState<string>();
  return (
    <section>
      <h2 className="text-xl">{words.newsletter}</h2>
      <p className="mt-2">
        {data ? fillWords(words.newsletterCounts, data.counts) : words.loading}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {error && (
          <Button variant="secondary" onClick={() => mutate()}>
            {words.retry}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() =>
            save('/desk/newsletter.csv').then(
              () => setProblem(undefined),
              () => setProblem(words.failed),
            )
          }
        >
          {words.newsletterExport}
        </Button>
      </p>
      <p role="alert" className="field-error mt-3 empty:hidden">
        {problem ?? (error && words.failed)}
      </p>
    </section>
  );
}

function Person({ words, eraseWords }: Props) {
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  /** The address that is asked about. */
  const [erasing, setErasing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    setProblem(undefined);
    setDone(undefined);
    try {
      const email = field.current?.value ?? '';
      await save('/desk/export', { method: 'POST', json: { email } });
      setDone(words.copySaved);
    } catch (error) {
      const { fields } = Object(Object(error).body) as { fields?: { email?: string } };
      const said = error instanceof CallFailure ? error.message : undefined;
      setProblem(fields?.email ?? said ?? words.failed);
      field.current?.focus();
    }
  }

  return (
    <section>
      <h2 className="text-xl">{words.person}</h2>
      <div className="field mt-2">
        <label htmlFor="person-email">{words.personEmail}</label>
        <p id="person-help" className="field-help">
          {words.personHelp}
        </p>
        <input
          ref={field}
          id="person-email"
          type="email"
          autoComplete="off"
          maxLength={254}
          className="input"
          aria-describedby="person-help person-outcome"
          aria-invalid={problem ? true : undefined}
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          {words.personCopy}
        </Button>
        <Button
          variant="danger-outline"
          onClick={() => {
            setProblem(undefined);
            setDone(undefined);
            setErasing(field.current?.value ?? '');
          }}
        >
          {words.personErase}
        </Button>
      </p>
      <p
        id="person-outcome"
        role="status"
        className={`mt-3 empty:hidden ${problem ? 'field-error' : ''}`}
      >
        {problem ?? done}
      </p>
      {erasing !== undefined && (
        <EraseDialog
          email={erasing}
          words={words}
          eraseWords={eraseWords}
          onErased={(rows) => setDone(fillWords(words.personErased, rows))}
          onClose={() => setErasing(undefined)}
        />
      )}
    </section>
  );
}
