'use client';
/**
 * Any form, from its definition. With scripts it is sent to the API, keeps what was typed through
 * every error and can be sent again safely; without scripts it posts to a server action, which makes
 * the same request.
 */
import { useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fillWords } from '@/lib/site/content/fill-words';
import { FORM_FIELD, type FormDefinition, readValues } from '@/lib/site/forms/form';
import { EMPTY, type FormAction, type FormState, keptValues } from '@/lib/site/forms/state';
import { emit } from '../islands/site-events';
import type { Attempt } from './attempt';
import { keepCodeAddress, useCodeAddress } from './code-address';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import type { Given, Option, Words } from './field-props';
import { LinkEnded } from './link-ended';
import type { Answer, Result } from './send-form';
import { Sent } from './sent';
import { SignInLine } from './sign-in-line';
import { useAccount, withAccount } from './use-account';
import { useCodeCheck } from './use-code-check';
import { useEditionChange } from './use-edition-change';
import { useSignedIn } from './use-signed-in';

type Props = {
  form: FormDefinition;
  words: Words;
  /** Takes it where no scripts run. Left out where nothing is shown without them. */
  action?: FormAction | undefined;
  /** Of each select, by its name. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** Of hidden fields and of those that the address of the page may fill in. */
  given?: Given | undefined;
  /** Said above the form, such as that signing out worked. */
  notice?: string | undefined;
  /** Does what follows; without it the form says that it was taken. */
  onSent?: (answer: Answer, sent: { files: readonly string[]; email: string }) => void;
};

const submission = () => import('./submit-form');
const unchanged: FormAction = async (state) => state;
const NOTHING_GIVEN: Given = {};

export default function Form(props: Props) {
  const { form, words, action = unchanged, options = {}, given = NOTHING_GIVEN } = props;
  const { notice, onSent } = props;
  // What the server rendered after a post without scripts; afterwards this island's own state.
  const [posted, postAction] = useActionState(action, EMPTY);
  const [answered, setAnswered] = useState<FormState>();
  const [isSending, setSending] = useState(false);
  /** How much of a file has been sent, from 0 to 1, while one is. */
  const [sent, setSent] = useState<number>();
  const state = answered ?? posted;
  const hasBegun = useRef(false);
  const hasTyped = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const element = useCodeAddress(form);
  const attempt = useRef<Attempt>(undefined);
  const isSignedIn = useSignedIn(form.needsSession === true);
  const account = useAccount(form);
  const { check, isOfLink, onTyped } = useCodeCheck(form, given);
  const editionQuestion = useEditionChange(form.id, hasTyped);

  useEffect(() => {
    if (notice || state.status !== 'empty') outcome.current?.focus();
  }, [notice, state]);

  function begin(element: HTMLFormElement) {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    // Tried anew when the visitor goes on writing or sends.
    submission()
      .then(({ beginForm }) => beginForm(form, element, isFirst))
      .catch(() => undefined);
  }

  async function submit(values: ReturnType<typeof readValues>): Promise<Result> {
    const networkError = words.networkError ?? '';
    const loaded = await submission().catch(() => undefined);
    if (loaded)
      return loaded.submitForm(form, values, { attempt, networkError, onProgress: setSent });
    // What would say so otherwise has not come either.
    const kept = keptValues(form, values);
    const state = { status: 'failed', values: kept, errors: {}, message: networkError } as const;
    return { state, isTokenSpent: false };
  }

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    begin(element);
    setSending(true);
    const values = readValues(form, new FormData(element));
    const sending = submit(values);
    emit('site:busy', sending);
    const { state: next, answer } = await sending;
    setSent(undefined);
    if (answer) keepCodeAddress(form, values);
    if (answer && onSent) {
      const files = next.status === 'sent' ? next.files : [];
      return onSent(answer, { files, email: String(values.email ?? '') });
    }
    if (answer && form.leadsTo) {
      const { leadOn } = await import('./lead-on');
      return leadOn(form, { ...values, ...answer }, answer);
    }
    for (const field of element.querySelectorAll<HTMLInputElement>('[type=password]'))
      field.value = '';
    setSending(false);
    setAnswered(next);
  }

  if (state.status === 'sent')
    return (
      <Sent
        another={form.another ?? form.page}
        onwards={form.onwards}
        outcome={outcome}
        reference={state.reference}
        files={state.files}
        email={String(state.values.email ?? '')}
        words={words}
      />
    );

  if (form.checksCode && isOfLink && check.says === 'ended')
    return <LinkEnded again={form.checksCode.again} words={words} />;

  const { values = {}, errors: refused = {} } = state.status === 'empty' ? {} : state;
  const { asked, known } = withAccount(form, values, account);
  const codeField = form.fieldOf?.INVALID_CODE;
  const errors =
    check.says === 'ended' && codeField ? { [codeField]: check.message, ...refused } : refused;
  const signInLine = <SignInLine page={form.page} words={words} />;
  return (
    <>
      <form
        ref={element}
        id={form.id}
        action={postAction}
        onSubmit={send}
        onFocus={(event) => begin(event.currentTarget)}
        // A draft that is put back is input without focus.
        onInput={(event) => {
          begin(event.currentTarget);
          hasTyped.current = true;
          onTyped(event.currentTarget);
        }}
        data-draft={form.draft}
        noValidate
        className="grid gap-6 sm:grid-cols-2"
      >
        {state.status !== 'empty' && (
          <ErrorSummary
            reference={outcome}
            title={state.status === 'review' ? words.reviewTitle : words.errorTitle}
            correct={words.correct}
            message={
              state.status === 'review'
                ? words.review
                : state.needsLogin
                  ? signInLine
                  : state.message
            }
            errors={refused}
            isReview={state.status === 'review'}
          />
        )}
        {form.needsSession && !isSignedIn && state.status === 'empty' && (
          <p className="form-note sm:col-span-2">{signInLine}</p>
        )}
        {account && form.isOfAccount && (
          <p className="form-note sm:col-span-2 break-words">
            {fillWords(words.ofAccount ?? '', account)}
          </p>
        )}
        {state.status === 'empty' && notice && (
          <div
            ref={outcome}
            tabIndex={-1}
            role="status"
            className="form-summary form-done sm:col-span-2"
          >
            {notice}
          </div>
        )}
        {/* Not bound to the action: React waits without end for arguments bound while it renders. */}
        <input type="hidden" name={FORM_FIELD} value={form.id} />
        {state.status !== 'empty' && state.token && (
          <input type="hidden" name="token" value={state.token} />
        )}
        {asked.map((field) => (
          <Field
            key={field.name}
            field={field}
            words={words}
            options={options[field.name] ?? []}
            value={known[field.name] ?? given[field.name]}
            error={errors[field.name]}
          />
        ))}
        {form.isPublic && (
          <label className="honeypot" aria-hidden="true">
            {words.website}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        )}
        {form.checksCode && (
          // Below the fields, which keep their places. What is wrong stands beside its field; here it is said.
          <p
            role="status"
            className={check.says === 'good' ? 'form-note sm:col-span-2' : 'sr-only'}
          >
            {check.says === 'good' &&
              words[isOfLink ? 'linkGood' : 'codeGood']?.replace('{time}', check.until)}
            {check.says === 'ended' && check.message}
          </p>
        )}
        {sent !== undefined && (
          <p className="upload-progress sm:col-span-2">
            <label htmlFor={`${form.id}-sent`}>{words.uploading}</label>
            <progress id={`${form.id}-sent`} value={sent} />
          </p>
        )}
        <p className="sm:col-span-2">
          <Button
            type="submit"
            variant={form.isDestructive ? 'danger' : 'primary'}
            aria-disabled={isSending}
          >
            {isSending ? words.sending : words.send}
          </Button>
        </p>
      </form>
      {editionQuestion}
    </>
  );
}
