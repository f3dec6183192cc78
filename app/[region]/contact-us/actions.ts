'use server';
import type { ContactFormState } from '@/lib/contact/form-state';

export async function sendContactForm(
  _previous: ContactFormState,
  form: FormData,
): Promise<ContactFormState> {
  return { status: 'failed', values: { name: String(form.get('name')) }, errors: {}, message: 'x' };
}
