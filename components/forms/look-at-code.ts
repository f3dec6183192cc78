/** Asks whether a code still holds, and not more often than it may be tried. Loaded by a form that has one. */
import type { ProblemBody } from '@/lib/platform/api/error-codes';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { FormDefinition, FormValues } from '@/lib/site/forms/form';

export type CodeCheck =
  | { says: 'nothing' }
  /** `until` in the language of the page. */
  | { says: 'good'; until: string }
  | { says: 'ended'; message: string };

const NOTHING: CodeCheck = { says: 'nothing' };

/** Each look at six digits takes one of five tries, the right one as well: some are left for sending. */
const MOST_LOOKS = 3;
const DIGITS = /^(?:[\s-]*\d){6}[\s-]*$/;
const ADDRESS = /^\S+@\S+$/;

const timeOf = (moment: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(
    new Date(moment),
  );

async function ask(path: string, json: FormValues): Promise<CodeCheck> {
  try {
    const response = await callApi(path, { method: 'POST', json });
    const answer: { expiresAt: string } = await response.json();
    return { says: 'good', until: timeOf(answer.expiresAt) };
  } catch (error) {
    const { body } = Object(error) as { body?: Partial<ProblemBody> };
    if (body?.code !== 'INVALID_CODE') return NOTHING;
    return { says: 'ended', message: body.message ?? '' };
  }
}

/** What the endpoint is to be sent, once all of it is there. */
function completeOf(fields: readonly string[], values: FormValues): FormValues | undefined {
  const { email, otp } = values;
  if (fields.includes('otp') && !DIGITS.test(String(otp))) return undefined;
  if (fields.includes('email') && !ADDRESS.test(String(email))) return undefined;
  return Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
}

/**
 * @param tell is told what is known of the code that was looked at last
 * @returns what looks at the code among the values of a form
 */
export function lookAtCode(
  { path, fields }: NonNullable<FormDefinition['checksCode']>,
  tell: (check: CodeCheck) => void,
): (values: FormValues) => Promise<void> {
  let shown = '';
  // The same digits are looked at once, however often they are typed.
  const looks = new Map<string, Promise<CodeCheck>>();
  return async (values) => {
    const json = completeOf(fields, values);
    const key = json ? JSON.stringify(json) : '';
    if (key === shown) return;
    shown = key;
    tell(NOTHING);
    if (!json) return;
    if (!looks.has(key) && looks.size < MOST_LOOKS) looks.set(key, ask(path, json));
    const found = await looks.get(key);
    if (found && shown === key) tell(found);
  };
}
