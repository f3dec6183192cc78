/** Sends a form to its endpoint and turns every possible answer into a state of the form. */
import type { ProblemBody } from '@/lib/platform/api/error-codes';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { FactorGap } from '@/lib/platform/session/second-factor';
import { type FormDefinition, type FormValues, hasFiles } from '@/lib/site/forms/form';
import { type FormState, refuse, taken } from '@/lib/site/forms/state';

export type Answer = { reference?: string; expiresAt?: string; secondFactor?: FactorGap };
export type Result = {
  state: FormState;
  /** What the endpoint answered, when it took the form. */
  answer?: Answer;
  /** True when the token that went along is of no further use. */
  isTokenSpent: boolean;
};

/** `values` as a body that may hold files. */
export function asFormData(values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    data.set(name, value instanceof File ? value : String(value));
  return data;
}

export type How = {
  /** Left out for a form that is not repeated. */
  idempotencyKey?: string;
  /** Said when no server answers. */
  networkError: string;
  /** Told how much has been sent, from 0 to 1: worth it for files. */
  onProgress?: (share: number) => void;
};

export async function sendForm(
  form: FormDefinition,
  values: FormValues,
  { idempotencyKey, networkError, onProgress }: How,
): Promise<Result> {
  try {
    const response = await callApi(form.path, {
      method: form.method ?? 'POST',
      ...(idempotencyKey && { idempotencyKey }),
      ...(onProgress && { onProgress }),
      ...(hasFiles(form) ? { form: asFormData(values) } : { json: values }),
    });
    const answer: Answer = await response.json();
    return { state: taken(form, values, answer.reference), answer, isTokenSpent: true };
  } catch (error) {
    // What the server said; without an answer there is no body.
    const { body } = Object(error) as { body?: Partial<ProblemBody> };
    const problem = typeof body?.message === 'string' ? body : { message: networkError };
    return { state: refuse(form, values, problem), isTokenSpent: body?.code === 'FORM_TOKEN' };
  }
}
