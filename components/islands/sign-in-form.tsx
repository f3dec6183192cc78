'use client';
/**
 * E-mail address and password. With scripts they go to the API; without them the form posts to a
 * server action, and signing out is a form of its own.
 */
import { useActionState, useEffect, useRef, useState } from 'react';
import { signInByForm } from '@/app/[region]/auth/login/actions';
import { Button } from '@/components/ui/button';
import { signIn } from '@/lib/api-client/account';
import { CallFailure } from '@/lib/api-client/send';
import type { LoginFormState } from '@/lib/session/login-form-state';
import { ErrorSummary, Field, TextInput } from './form-fields';
import type { LoginStrings } from './login-form';

type Props = {
  /** Said above the form, such as that signing out worked. */
  notice: string | undefined;
  strings: LoginStrings;
  onSignedIn: () => void;
};

const EMPTY: LoginFormState = { email: '', errors: {} };

/** What the form shows after `error`. */
function refusal(error: unknown, networkError: string): Omit<LoginFormState, 'email'> {
  if (!(error instanceof CallFailure)) return { errors: {}, message: networkError };
  const { fields }: { fields?: Record<string, string> } = Object(error.body);
  if (fields) return { errors: fields };
  // Which of the two is wrong is never told; the password is what most people mistype.
  if (error.status === 401) return { errors: { password: error.message } };
  return { errors: {}, message: error.status < 500 ? error.message : networkError };
}

export function SignInForm({ notice, strings, onSignedIn }: Props) {
  // What the server rendered after a post without scripts; afterwards this island's own state.
  const [posted, postAction] = useActionState(signInByForm, EMPTY);
  const [answer, setAnswer] = useState<LoginFormState>();
  const [isSending, setSending] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const state = answer ?? posted;

  useEffect(() => {
    if (notice || state !== EMPTY) outcome.current?.focus();
  }, [notice, state]);

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email'));
    setSending(true);
    try {
      await signIn({ email, password: String(fields.get('password')) });
      onSignedIn();
    } catch (error) {
      if (password.current) password.current.value = '';
      setSending(false);
      setAnswer({ email, ...refusal(error, strings.networkError) });
    }
  }

  const field = (name: string) => ({ name, error: state.errors[name], optional: '' });
  return (
    <>
      <form action={postAction} onSubmit={send} noValidate className="grid gap-6">
        {state !== EMPTY ? (
          <ErrorSummary
            reference={outcome}
            title={strings.errorTitle}
            message={state.message}
            errors={state.errors}
          />
        ) : (
          notice && (
            <div ref={outcome} tabIndex={-1} role="status" className="form-summary form-done">
              {notice}
            </div>
          )
        )}
        <Field {...field('email')} label={strings.email}>
          <TextInput
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            defaultValue={state.email}
          />
        </Field>
        <Field {...field('password')} label={strings.password}>
          <TextInput
            ref={password}
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
        </Field>
        <p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? strings.signingIn : strings.signIn}
          </Button>
        </p>
      </form>
      <noscript>
        <form
          method="post"
          action="/api/v1/user/logout"
          className="mt-10 border-line border-t pt-6"
        >
          <p>{strings.signOutHere}</p>
          <Button type="submit" variant="secondary" className="mt-3">
            {strings.signOut}
          </Button>
        </form>
      </noscript>
    </>
  );
}
