/**
 * Looks at a code before its form is sent: at that of a link when the page opens, at six digits once they
 * are typed, so that no visitor chooses a password for a code that has ended. Without an answer nothing
 * is said, and sending the form decides as before.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormDefinition, type FormValues, readValues } from '@/lib/site/forms/form';
import type { Given } from './field-props';
import type { CodeCheck, lookAtCode } from './look-at-code';

/** @returns what is known of the code, and what to call whenever something was typed */
export function useCodeCheck(form: FormDefinition, given: Given) {
  const [check, setCheck] = useState<CodeCheck>({ says: 'nothing' });
  const looking = useRef<Promise<ReturnType<typeof lookAtCode>>>(undefined);
  const { checksCode } = form;

  const look = useCallback(
    (values: FormValues) => {
      if (!checksCode) return;
      looking.current ??= import('./look-at-code').then((code) =>
        code.lookAtCode(checksCode, setCheck),
      );
      looking.current
        .then((lookAt) => lookAt(values))
        .catch(() => {
          // Asked for again with what is typed next.
          looking.current = undefined;
        });
    },
    [checksCode],
  );

  const isOfLink = checksCode?.fields.every((name) => name in given) === true;
  useEffect(() => {
    if (isOfLink) look(given);
  }, [isOfLink, given, look]);

  const onTyped = (element: HTMLFormElement) => {
    if (checksCode) look(isOfLink ? given : readValues(form, new FormData(element)));
  };
  return { check, isOfLink, onTyped };
}
