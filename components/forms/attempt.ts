/** Under which key a form is sent, so that a double click and a lost answer leave one message. */
import type { FormValues } from '@/lib/site/forms/form';

export type Attempt = { words: string; key: string };

/** 128 random bits. `crypto.randomUUID` exists on https only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same words go under the key of `former`; other words are another message. */
export function attemptOf(values: FormValues, former: Attempt | undefined): Attempt {
  const words = JSON.stringify(values, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return former?.words === words ? former : { words, key: randomKey() };
}
