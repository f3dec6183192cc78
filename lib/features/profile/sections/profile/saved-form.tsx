/** A form that stays where it is once it was taken: it says so, and shows what is kept now. */
import { useState } from 'react';
import type { Words } from '@/components/forms/field-props';
import Form from '@/components/forms/form';
import type { FormDefinition } from '@/lib/site/forms/form';

type Props = {
  form: FormDefinition;
  words: Words;
  given?: Readonly<Record<string, string>>;
  /** Fetches what the form changed. */
  onSaved?: () => Promise<unknown>;
};

export function SavedForm({ form, words, given, onSaved }: Props) {
  const [saved, setSaved] = useState(0);

  async function finish() {
    // It was taken, whether or not it can be shown at once.
    await onSaved?.().catch(() => undefined);
    setSaved((times) => times + 1);
  }

  // A new form has the values of now, no error of before, and its notice takes the focus.
  return (
    <Form
      key={saved}
      form={form}
      words={words}
      given={given}
      notice={saved > 0 ? words.saved : undefined}
      onSent={finish}
    />
  );
}
