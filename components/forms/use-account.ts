/** What the account of a visitor who is signed in says, for a form that need not ask for it. */
import { useEffect, useState } from 'react';
import type { FieldDefinition, FormDefinition } from '@/lib/site/forms/form';
import type { KeptValues } from '@/lib/site/forms/state';

/** By the names of the fields that it fills in. */
export type Sender = { name: string; email: string; company?: string };

async function fetchSender(fields: readonly FieldDefinition[]): Promise<Sender> {
  const { fetchAccount, fetchDetails } = await import('@/lib/platform/api-client/account');
  const { name, email } = await fetchAccount();
  if (!fields.some((field) => field.name === 'company')) return { name, email };
  const { company } = await fetchDetails<{ company: { name: string } | null }>('/company/me');
  return { name, email, ...(company && { company: company.name }) };
}

/** @returns undefined until the server has said it, where nobody is signed in, and for forms that it is nothing to */
export function useAccount({ fields }: FormDefinition): Sender | undefined {
  const [sender, setSender] = useState<Sender>();
  useEffect(() => {
    const own = fields.filter(({ prefill }) => prefill === 'account');
    if (own.length === 0 || !document.documentElement.dataset.account) return;
    // Without an answer the visitor writes it.
    fetchSender(own)
      .then(setSender)
      .catch(() => undefined);
  }, [fields]);
  return sender;
}

/**
 * @param values what was typed and came back
 * @returns what is still asked for, and what the fields hold; what a form takes from the account whatever is
 * typed, is hidden
 */
export function withAccount(
  { fields, isOfAccount }: FormDefinition,
  values: KeptValues,
  sender: Sender | undefined,
): { asked: readonly FieldDefinition[]; known: KeptValues } {
  if (!sender) return { asked: fields, known: values };
  if (!isOfAccount) return { asked: fields, known: { ...sender, ...values } };
  const asked = fields.map(
    (field): FieldDefinition =>
      field.prefill === 'account' ? { ...field, kind: 'hidden' } : field,
  );
  return { asked, known: { ...values, ...sender } };
}
