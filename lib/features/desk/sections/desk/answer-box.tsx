/** Where staff write the answer. What was typed stays until the server has it. */
import { useRef, useState } from 'react';
import { type Attempt, attemptOf } from '@/components/forms/attempt';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import { ANSWER_LIMITS } from '@/lib/features/desk/answer-limits';
import { callApi } from '@/lib/platform/api-client/call-api';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { DeskWords } from './words';

type Props = {
  /** Of the message's own endpoint. */
  path: string;
  words: DeskWords;
  onSent: () => void;
};

/** What the server says of the text, else of the request; undefined when no server answered. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  const { fields } = Object(error.body) as { fields?: { text?: string } };
  return fields?.text ?? error.message;
}

export function AnswerBox({ path, words, onSent }: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<Attempt>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text'));
    setSending(true);
    attempt.current = attemptOf({ text }, attempt.current);
    const sending = callApi(`${path}/answer`, {
      method: 'POST',
      json: { text },
      idempotencyKey: attempt.current.key,
    });
    emit('site:busy', sending);
    try {
      await sending;
      form.reset();
      setProblem(undefined);
      emit('site:notify', { type: 'success', message: words.answerTaken });
      onSent();
    } catch (error) {
      setProblem(reasonOf(error) ?? words.failed);
      field.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={send} noValidate data-draft={`desk ${path}`}>
      <div className="field">
        <label htmlFor="answer-text">{words.answer}</label>
        <p id="answer-help" className="field-help">
          {words.answerHelp}
        </p>
        {problem && (
          <p id="answer-error" className="field-error">
            {problem}
          </p>
        )}
        <textarea
          ref={field}
          id="answer-text"
          name="text"
          rows={7}
          maxLength={ANSWER_LIMITS.longest}
          className="input"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'answer-help answer-error' : 'answer-help'}
        />
      </div>
      <Button type="submit" className="mt-4" aria-disabled={isSending}>
        {isSending ? words.sending : words.sendAnswer}
      </Button>
    </form>
  );
}
