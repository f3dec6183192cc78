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
    // Loaded with the first form that is written in, since most visitors write none.
    const { callApi } = await import('@/lib/api-client/call-api');
    const response = await callApi('/registration/contact-us', {
      method: 'POST',
      idempotencyKey: options.idempotencyKey,
      json: { ...values, token: options.token },
    });
    const { reference }: { reference: string } = await response.json();
    return { state: { status: 'sent', reference, values }, mayBeRepeated: false };
  } catch (error) {
    // What the server said; when nobody answered there is no body.
    const body: ErrorBody = Object(Object(error).body);
    if (body.fields?.token) return failed(body.fields.token);
    if (body.fields)
      return {
        state: { status: 'invalid', values, errors: body.fields },
        mayBeRepeated: false,
      };
    return failed(body.message ?? options.networkError);
  }
}
