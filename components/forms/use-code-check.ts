/**
 * Looks at a code before its form is sent: at that of a link when the page opens, at six digits once they
 * are typed, so that no visitor chooses a password for a code that has ended. Without an answer nothing
 * is said, and sending the form decides as before.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProblemBody } from '@/lib/platform/api/error-codes';
import { type FormDefinition, type FormValues, readValues } from '@/lib/site/forms/form';
import type { Given } from './field-props';

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
    const { callApi } = await import('@/lib/platform/api-client/call-api');
    const answer: { expiresAt: string } = await (
      await callApi(path, { method: 'POST', json })
    ).json();
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

/** @returns what is known of the code, and what to call whenever something was typed */
export function useCodeCheck(form: FormDefinition, given: Given) {
  const [check, setCheck] = useState(NOTHING);
  const shown = useRef('');
  // The same digits are looked at once, however often they are typed.
  const looks = useRef(new Map<string, Promise<CodeCheck>>());
  const { checksCode } = form;

  const look = useCallback(
    async (values: FormValues) => {
      if (!checksCode) return;
      const json = completeOf(checksCode.fields, values);
      const key = json ? JSON.stringify(json) : '';
      if (key === shown.current) return;
      shown.current = key;
      setCheck(NOTHING);
      if (!json) return;
      const all = looks.current;
      if (!all.has(key) && all.size < MOST_LOOKS) all.set(key, ask(checksCode.path, json));
      const found = await all.get(key);
      if (found && shown.current === key) setCheck(found);
    },
    [checksCode],
  );

  const isOfLink = checksCode?.fields.every((name) => name in given) === true;
  useEffect(() => {
    if (isOfLink) void look(given);
  }, [isOfLink, given, look]);

  const onTyped = (element: HTMLFormElement) =>
    void look(checksCode && !isOfLink ? readValues(form, new FormData(element)) : given);
  return { check, isOfLink, onTyped };
}
