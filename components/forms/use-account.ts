/** The account of a visitor who is signed in, for a form that takes it in place of what would be typed. */
import { useEffect, useState } from 'react';
import type { Account } from '@/lib/platform/session/schema';
import type { FieldDefinition } from '@/lib/site/forms/form';
import type { KeptValues } from '@/lib/site/forms/state';

/** @returns undefined until the server has said it, and where nobody is signed in or `isAsked` is false */
export function useAccount(isAsked: boolean): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    if (!isAsked || !document.documentElement.dataset.account) return;
    // Without an answer the fields stay, and the server still takes what the account says.
    import('@/lib/platform/api-client/account')
      .then(({ fetchAccount }) => fetchAccount())
      .then(setAccount)
      .catch(() => undefined);
  }, [isAsked]);
  return account;
}

/** @returns what is still asked for, and what the fields hold: those of the account are hidden and filled in */
export function withAccount(
  fields: readonly FieldDefinition[],
  values: KeptValues,
  account: Account | undefined,
): { asked: readonly FieldDefinition[]; known: KeptValues } {
  if (!account) return { asked: fields, known: values };
  const asked = fields.map(
    (field): FieldDefinition =>
      field.prefill === 'account' ? { ...field, kind: 'hidden' } : field,
  );
  return { asked, known: { ...values, name: account.name, email: account.email } };
}
