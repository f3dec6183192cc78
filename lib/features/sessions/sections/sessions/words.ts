/** What the list of sessions is given to say, and how a moment is written in it. */
import type { PasswordWords } from '@/components/forms/field-props';
import type { Messages } from '@/lib/site/content/messages';

export type SessionWords = Messages['sessions'] & PasswordWords;

/** As the clock of the reader shows it, in the language of the page. */
export const momentOf = (iso: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
