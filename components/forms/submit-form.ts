/** What a form does once it is written in and sent. Loaded then, since most visitors write in none. */
import { type FormDefinition, type FormValues, hasFiles } from '@/lib/site/forms/form';
import { type Attempt, attemptOf } from './attempt';
import { fillTimeToken, startClock, stopClock } from './fill-time';
import { prefill } from './prefill';
import { refuseFiles } from './refuse-files';
import { type How, type Result, sendForm } from './send-form';

/** @param isFirst whether nobody had been in the form before */
export function beginForm(form: FormDefinition, element: HTMLFormElement, isFirst: boolean): void {
  if (form.isPublic) startClock();
  // Without the list the visitor writes it.
  if (isFirst) prefill(form, element).catch(() => undefined);
}

type Submission = Omit<How, 'idempotencyKey'> & {
  /** The attempt before this one; this one takes its place. */
  attempt: { current: Attempt | undefined };
};

/** Sends `values` unless a file among them cannot be taken. */
export async function submitForm(
  form: FormDefinition,
  values: FormValues,
  { attempt, networkError, onProgress }: Submission,
): Promise<Result> {
  const refusal = await refuseFiles(form, values);
  if (refusal) return refusal;
  const how = { networkError, ...(onProgress && hasFiles(form) && { onProgress }) };
  if (!form.isPublic && !form.needsSession) return sendForm(form, values, how);
  attempt.current = attemptOf(values, attempt.current);
  const { key: idempotencyKey } = attempt.current;
  if (!form.isPublic) return sendForm(form, values, { ...how, idempotencyKey });
  const token = await fillTimeToken();
  const result = await sendForm(form, { ...values, token }, { ...how, idempotencyKey });
  if (result.isTokenSpent) stopClock();
  // The next one begins to age while the visitor reads why this one was refused.
  if (result.isTokenSpent && !result.answer) startClock();
  return result;
}
