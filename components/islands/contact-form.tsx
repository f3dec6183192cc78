'use client';
/**
 * The contact form. With scripts it is sent to the API, keeps what was typed through every error
 * and can be sent again safely; without scripts the same form posts to a server action.
 */
import { useActionState, useEffect, useRef, useState } from 'react';
import { sendContactForm } from '@/app/[region]/contact-us/actions';
import { Button } from '@/components/ui/button';
import type { Brands } from '@/lib/browser/detect-browser';
import type { ContactFormState } from '@/lib/contact/form-state';
import { ErrorSummary, Field, TextArea, TextInput } from './form-fields';
import { postContact } from './post-contact';
import { emit } from './site-events';

export type ContactStrings = Record<
  | 'name'
  | 'email'
  | 'emailHelp'
  | 'company'
  | 'phone'
  | 'phoneHelp'
  | 'topic'
  | 'topicChoose'
  | 'browser'
  | 'browserHelp'
  | 'message'
  | 'messageHelp'
  | 'optional'
  | 'website'
  | 'send'
  | 'sending'
  | 'errorTitle'
  | 'reviewTitle'
  | 'review'
  | 'networkError'
  | 'sentTitle'
  | 'sentReference'
  | 'sentText'
  | 'another',
  string
>;

type Props = { topics: { value: string; label: string }[]; strings: ContactStrings };

async function fetchToken(): Promise<string> {
  const { callApi } = await import('@/lib/api-client/call-api');
  const body: { token: string } = await (await callApi('/form-token')).json();
  return body.token;
}

/** Writes 'Firefox 144', for instance, unless something stands there already. */
async function fillInBrowser(input: HTMLInputElement | null): Promise<void> {
  // Not everybody writes to us: the list of browsers is loaded for those who do.
  const { describeBrowser } = await import('@/lib/browser/detect-browser');
  const { userAgent, userAgentData }: Navigator & { userAgentData?: { brands: Brands } } =
    navigator;
  if (input?.value === '') input.value = describeBrowser(userAgent, userAgentData?.brands);
}

/** 128 random bits. `crypto.randomUUID` exists on https only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const EMPTY: ContactFormState = { status: 'empty' };

export function ContactForm({ topics, strings }: Props) {
  // What the server rendered after a post without scripts; afterwards this island's own state.
  const [posted, postAction] = useActionState(sendContactForm, EMPTY);
  const [answer, setAnswer] = useState<ContactFormState>();
  const [isSending, setSending] = useState(false);
  const state = answer ?? posted;
  const hasBegun = useRef(false);
  const browser = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The same message sent twice is one message; after success the next one is another.
  const idempotencyKey = useRef<string>(undefined);
  const token = useRef<Promise<string>>(undefined);

  useEffect(() => {
    if (state.status !== 'empty') outcome.current?.focus();
  }, [state]);

  /** Starts the clock that tells people from robots, when somebody begins to write. */
  function startClock() {
    token.current ??= fetchToken().catch(() => {
      // Tried anew at the next focus; the server answers for a message without a token.
      token.current = undefined;
      return '';
    });
  }

  function begin() {
    startClock();
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Without the list the visitor writes it.
    fillInBrowser(browser.current).catch(() => undefined);
  }

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    startClock();
    const fields = new FormData(event.currentTarget);
    setSending(true);
    idempotencyKey.current ??= randomKey();
    const options = { idempotencyKey: idempotencyKey.current, networkError: strings.networkError };
    const work = Promise.resolve(token.current).then((known = '') =>
      postContact(fields, { ...options, token: known }),
    );
    emit('site:busy', work);
    const result = await work;
    setSending(false);
    // A refused message may be changed before it is sent again, and is then another one.
    if (!result.mayBeRepeated) idempotencyKey.current = undefined;
    setAnswer(result.state);
  }

  if (state.status === 'sent')
    return (
      <div ref={outcome} tabIndex={-1} role="status" className="form-summary form-done">
        <h3 className="text-xl">{strings.sentTitle}</h3>
        {/* A field, so that it may be copied: see confidentiality-watch.tsx. */}
        <label className="label mt-4 block">
          {strings.sentReference}
          <input
            readOnly
            value={state.reference}
            onFocus={(event) => event.target.select()}
            className="reference"
          />
        </label>
        <p className="mt-4">{strings.sentText.replace('{email}', state.values.email ?? '')}</p>
        <p className="mt-4">
          <a href="/contact-us" className="inline-link">
            {strings.another}
          </a>
        </p>
      </div>
    );

  const { values = {}, errors = {} } = state.status === 'empty' ? {} : state;
  const field = (name: string) => ({
    name,
    error: errors[name],
    optional: strings.optional,
  });

  return (
    <form
      id="contact-us"
      action={postAction}
      onSubmit={send}
      onFocus={begin}
      // A draft that is put back is input without focus.
      onInput={begin}
      data-draft="contact"
      noValidate
      className="grid gap-6"
    >
      {state.status !== 'empty' && (
        <ErrorSummary
          reference={outcome}
          title={state.status === 'review' ? strings.reviewTitle : strings.errorTitle}
          message={state.status === 'review' ? strings.review : state.message}
          errors={errors}
        />
      )}
      {state.status !== 'empty' && state.token && (
        <input type="hidden" name="token" value={state.token} />
      )}
      <Field {...field('name')} label={strings.name}>
        <TextInput autoComplete="name" required maxLength={80} defaultValue={values.name} />
      </Field>
      <Field {...field('email')} label={strings.email} help={strings.emailHelp}>
        <TextInput
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={values.email}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:items-end">
        <Field {...field('company')} label={strings.company} isOptional>
          <TextInput autoComplete="organization" maxLength={80} defaultValue={values.company} />
        </Field>
        <Field {...field('phone')} label={strings.phone} help={strings.phoneHelp} isOptional>
          <TextInput type="tel" autoComplete="tel" maxLength={32} defaultValue={values.phone} />
        </Field>
      </div>
      <Field {...field('topic')} label={strings.topic}>
        <select className="input" required defaultValue={values.topic ?? ''}>
          <option value="">{strings.topicChoose}</option>
          {topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {/* CSS shows it while the topic is support, also where no scripts run. */}
      <div className="only-for-support">
        <Field {...field('browser')} label={strings.browser} help={strings.browserHelp} isOptional>
          <TextInput
            ref={browser}
            autoComplete="off"
            maxLength={120}
            defaultValue={values.browser}
          />
        </Field>
      </div>
      <Field {...field('message')} label={strings.message} help={strings.messageHelp}>
        <TextArea rows={7} required maxLength={4000} defaultValue={values.message} />
      </Field>
      <label className="honeypot">
        {strings.website}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? strings.sending : strings.send}
        </Button>
      </p>
    </form>
  );
}
