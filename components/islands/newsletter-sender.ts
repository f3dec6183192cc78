/** What the newsletter box of the footer does once a visitor uses it. */
import type { FormDefinition } from '@/lib/site/forms/form';
import type { Attempt } from '../forms/attempt';
import { startClock } from '../forms/fill-time';
import { submitForm } from '../forms/submit-form';
import { lateWords } from './late-words';
import { emit } from './site-events';

const attempt: { current: Attempt | undefined } = { current: undefined };
let isSending = false;

/** Starts the clock that tells people from robots. */
export const begin = startClock;

/** Sends what was typed into `box`, and says there how it went. Never rejects. */
export async function send(box: HTMLFormElement): Promise<void> {
  if (isSending) return;
  isSending = true;
  const sending = sendFrom(box).finally(() => {
    isSending = false;
  });
  emit('site:busy', sending);
  await sending.catch(() => location.assign(box.action));
}

/** The box is a form with one field; where it is sent to, its markup says. */
const formOf = (box: HTMLFormElement): FormDefinition => ({
  id: 'joinNewsletterForm',
  words: 'newsletterForm',
  page: box.action,
  path: box.dataset.newsletter ?? '',
  isPublic: true,
  fields: [{ name: 'email', kind: 'email' }],
});

async function sendFrom(box: HTMLFormElement): Promise<void> {
  const words = (await lateWords()).newsletterBox;
  const input = box.querySelector('input') as HTMLInputElement;
  const said = box.querySelector('[role=status]') as HTMLElement;
  said.textContent = words.sending;
  const values = { email: input.value };
  startClock();
  const { networkError } = words;
  const { state } = await submitForm(formOf(box), values, { attempt, networkError });
  if (state.status === 'sent') {
    said.textContent = words.sent.replace('{email}', values.email);
    box.reset();
    return;
  }
  const refused = state.status === 'empty' ? undefined : (state.errors.email ?? state.message);
  said.textContent = refused ?? networkError;
  input.focus();
}
