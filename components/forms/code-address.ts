/**
 * The address that a code was asked for, from one page of this tab to the next: it stands in no address of a page,
 * which servers and browsers write down.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { CODE_ADDRESS_KEY } from '@/lib/site/display/account-name';
import type { FormDefinition, FormValues } from '@/lib/site/forms/form';
import { keepNote, readNote } from '../islands/keep-note';

/** Keeps what was typed into a form that has a code sent. */
export function keepCodeAddress(form: FormDefinition, { email }: FormValues): void {
  if (form.asksForCode && typeof email === 'string')
    keepNote('sessionStorage', CODE_ADDRESS_KEY, email);
}

/** The address that `form` is to be filled in with, unless there is none. */
export const knownCodeAddress = ({ fields }: FormDefinition): string | undefined =>
  fields.some(({ prefill }) => prefill === 'code-address') ? readNote(CODE_ADDRESS_KEY) : undefined;

/**
 * Fills the address in where `form` asks for the code, unless something stands there.
 * @returns the reference that the form is to have
 */
export function useCodeAddress(form: FormDefinition): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const address = knownCodeAddress(form);
    const field = element.current?.elements.namedItem('email');
    if (address && field instanceof HTMLInputElement) field.value ||= address;
  }, [form]);
  return element;
}
