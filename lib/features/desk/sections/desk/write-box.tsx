/** Where staff write an answer or a note. What was typed and chosen stays until the server has it. */
import { useRef, useState } from 'react';
import { type Attempt, attemptOf } from '@/components/forms/attempt';
import { Hints } from '@/components/forms/field-hints';
import { asFormData } from '@/components/forms/send-form';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/platform/api-client/call-api';
import { CallFailure } from '@/lib/platform/api-client/send';
import { fileProblem } from '@/lib/platform/files/file-problem';
import { acceptedBy, limitInWords } from '@/lib/platform/files/limits';
import { fillWords } from '@/lib/site/content/fill-words';
import type { FormValues } from '@/lib/site/forms/form';
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
  /** Of a file that may go along; without it none may. */
  attachment?: { label: string; help: string };
  /** Shown above the field; what it is given puts a text at the end of what was typed. */
  above?: (add: (text: string) => void) => React.ReactNode;
  /** What was written last, and by whom: whoever writes meanwhile is told, once, before theirs goes out. */
  newest?: { id: string; by: string } | undefined;
  words: DeskWords;
  onSent: () => void;
};

/** What is wrong with the text or the whole, and with the file. */
type Problems = { text?: string | undefined; attachment?: string | undefined };

/** What the server says of the fields, else of the request, or `failed` when no server answered. */
function problemsOf(error: unknown, failed: string): Problems {
  if (!(error instanceof CallFailure)) return { text: failed };
  const { fields } = Object(error.body) as { fields?: Problems };
  return fields?.text || fields?.attachment ? fields : { text: error.message };
}

const describedBy = (id: string, problem: string | undefined) => ({
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': problem ? `${id}-help ${id}-error` : `${id}-help`,
});

export function WriteBox({
  path,
  id,
  label,
  help,
  send: button,
  taken,
  longest,
  rows,
  attachment,
  above,
  newest,
  words,
  onSent,
}: Props) {
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const attempt = useRef<Attempt>(undefined);
  /** What stood there last when this text was begun. */
  const begun = useRef<{ after: string | undefined }>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const fileField = useRef<HTMLInputElement>(null);

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

  function begin() {
    begun.current ??= { after: newest?.id };
    setProblems({});
  }

  function refuse(found: Problems) {
    setProblems(found);
    (found.text ? field : fileField).current?.focus();
  }

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text'));
    const file = fileField.current?.files?.[0];
    const wrongFile = file && fileProblem(file, 'document');
    if (wrongFile) return refuse({ attachment: wrongFile });
    if (newest && begun.current && newest.id !== begun.current.after) {
      begun.current.after = newest.id;
      return refuse({ text: fillWords(words.answerMeanwhile, { name: newest.by }) });
    }
    setSending(true);
    const values: FormValues = file ? { text, attachment: file } : { text };
    attempt.current = attemptOf(values, attempt.current);
    const sending = callApi(path, {
      method: 'POST',
      ...(file ? { form: asFormData(values) } : { json: values }),
      idempotencyKey: attempt.current.key,
    });
    emit('site:busy', sending);
    try {
      await sending;
      form.reset();
      begun.current = undefined;
      setProblems({});
      emit('site:notify', { type: 'success', message: taken });
      onSent();
    } catch (error) {
      refuse(problemsOf(error, words.failed));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      {above && <div className="mb-4">{above(add)}</div>}
      <form onSubmit={send} onInput={begin} noValidate data-draft={`desk ${path}`}>
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <Hints id={id} help={help} error={problems.text} />
          <textarea
            ref={field}
            id={id}
            name="text"
            rows={rows}
            maxLength={longest}
            className="input"
            {...describedBy(id, problems.text)}
          />
        </div>
        {attachment && (
          <div className="field mt-4">
            <label htmlFor={`${id}-file`}>{attachment.label}</label>
            <Hints
              id={`${id}-file`}
              help={fillWords(attachment.help, { limit: limitInWords('document') })}
              error={problems.attachment}
            />
            <input
              ref={fileField}
              id={`${id}-file`}
              name="attachment"
              type="file"
              accept={acceptedBy('document')}
              className="input"
              {...describedBy(`${id}-file`, problems.attachment)}
            />
          </div>
        )}
        <Button type="submit" className="mt-4" aria-disabled={isSending}>
          {isSending ? words.sending : button}
        </Button>
      </form>
    </>
  );
}
