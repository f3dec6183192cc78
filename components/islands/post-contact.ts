/** Sends the contact form to the API and turns every possible answer into a state of the form. */
import type { ContactFormState } from '@/lib/contact/form-state';

type Options = { token: string; idempotencyKey: string; networkError: string };
type Result = {
  state: ContactFormState;
  /** True when the same message may be sent once more under the same key. */
  mayBeRepeated: boolean;
};

type ErrorBody = { message?: string; fields?: Record<string, string> };

export async function postContact(fields: FormData, options: Options): Promise<Result> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields)
    if (typeof value === 'string' && !name.startsWith('$')) values[name] = value;
  const failed = (message: string): Result => ({
    state: { status: 'failed', values, errors: {}, message },
    mayBeRepeated: true,
  });
  try {
    const response = await fetch('/api/v1/registration/contact-us', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': options.idempotencyKey },
      body: JSON.stringify({ ...values, token: options.token }),
    });
    const body: ErrorBody & { reference?: string } = await response.json();
    if (response.ok && body.reference)
      return {
        state: { status: 'sent', reference: body.reference, values },
        mayBeRepeated: false,
      };
    if (body.fields?.token) return failed(body.fields.token);
    if (response.status === 422 && body.fields)
      return {
        state: { status: 'invalid', values, errors: body.fields },
        mayBeRepeated: false,
      };
    return failed(body.message ?? options.networkError);
  } catch {
    return failed(options.networkError);
  }
}
