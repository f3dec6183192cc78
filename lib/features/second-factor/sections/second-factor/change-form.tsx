/** A small form of the section: its fields, what it does, and in words why that was refused. */
import { useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import type { Words } from '@/components/forms/field-props';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import type { FieldDefinition } from '@/lib/site/forms/form';
import { isCancelled } from '../../browser-passkeys';
import { refusalOf } from './factor-state';

export type Typed = Readonly<Record<string, string | undefined>>;

type Props = {
  fields: readonly FieldDefinition[];
  words: Words;
  /** On the button. */
  send: string;
  act: (typed: Typed) => Promise<unknown>;
  onCancel?: () => void;
};

export function ChangeForm({ fields, words, send, act, onCancel }: Props) {
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const [isBusy, setBusy] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);

  function refuse(error: unknown) {
    const said = isCancelled(error) ? words.cancelled : words.failed;
    setRefusal(refusalOf(error, said ?? ''));
    summary.current?.focus();
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name) ?? '') || undefined]),
    );
    setBusy(true);
    setRefusal(undefined);
    const work = act(typed).catch(refuse);
    emit('site:busy', work);
    void work.finally(() => setBusy(false));
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <p ref={summary} tabIndex={-1} role="alert" className="field-error empty:hidden">
        {refusal?.message}
      </p>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          words={words}
          options={[]}
          value={undefined}
          error={refusal?.fields[field.name]}
        />
      ))}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {send}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
