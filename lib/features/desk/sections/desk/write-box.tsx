/** Where staff write an answer or a note. What was typed stays until the server has it. */
import { useRef, useState } from 'react';
import { type Attempt, attemptOf } from '@/components/forms/attempt';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/platform/api-client/call-api';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { DeskWords } from './words';

type Props = {
  /** Of the endpoint that takes it. */
  path: string;
  /** Of the field. */
  id: string;
  label: string;
  help: string;
  send: string;
  /** Said once it was taken. */
  taken: string;
  /** In characters. */
  longest: number;
  rows: number;
  /** Shown above the field; what it is given puts a text at the end of what was typed. */
  above?: (add: (text: string) => void) => React.ReactNode;
  words: DeskWords;
  onSent: () => void;
};

/** What the server says of the text, else of the request; undefined when no server answered. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  const { fields } = Object(error.body) as { fields?: { text?: string } };
  return fields?.text ?? error.message;
}

export function WriteBox({
  path,
  id,
  label,
  help,
  send: button,
  taken,
  longest,
  rows,
  above,
  words,
  onSent,
}: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<Attempt>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);

  function add(text: string) {
    const element = field.current;
    if (!element) return;
    const typed = element.value.trimEnd();
    const whole = typed ? `${typed}\n\n${text}` : text;
    element.focus();
    element.value = whole.slice(0, longest);
    // Drafts are kept of what is typed.
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text'));
    setSending(true);
    attempt.current = attemptOf({ text }, attempt.current);
    const sending = callApi(path, {
      method: 'POST',
      json: { text },
      idempotencyKey: attempt.current.key,
    });
    emit('site:busy', sending);
    try {
      await sending;
      form.reset();
      setProblem(undefined);
      emit('site:notify', { type: 'success', message: taken });
      onSent();
    } catch (error) {
      setProblem(reasonOf(error) ?? words.failed);
      field.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      {above && <div className="mb-4">{above(add)}</div>}
      <form onSubmit={send} noValidate data-draft={`desk ${path}`}>
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-help`} className="field-help">
            {help}
          </p>
          {problem && (
            <p id={`${id}-error`} className="field-error">
              {problem}
            </p>
          )}
          <textarea
            ref={field}
            id={id}
            name="text"
            rows={rows}
            maxLength={longest}
            className="input"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
          />
        </div>
        <Button type="submit" className="mt-4" aria-disabled={isSending}>
          {isSending ? words.sending : button}
        </Button>
      </form>
    </>
  );
}
