/**
 * The address that a code was asked for, from one page of this tab to the next: it stands in no address of a page,
 * which servers and browsers write down.
 */
import { CODE_ADDRESS_KEY } from '@/lib/site/display/account-name';
import type { FormDefinition, FormValues } from '@/lib/site/forms/form';
import { keepNote } from '../islands/keep-note';

/** Keeps what was typed into a form that has a code sent. */
export function keepCodeAddress(form: FormDefinition, { email }: FormValues): void {
  if (form.asksForCode && typeof email === 'string')
    keepNote('sessionStorage', CODE_ADDRESS_KEY, email);
}

/** The address that `form` is to be filled in with, unless there is none. */
export function knownCodeAddress({ fields }: FormDefinition): string | undefined {
  if (!fields.some(({ prefill }) => prefill === 'code-address')) return undefined;
  try {
    return sessionStorage.getItem(CODE_ADDRESS_KEY) ?? undefined;
  } catch {
    // Storage is forbidden: the visitor types it once more.
    return undefined;
  }
}
