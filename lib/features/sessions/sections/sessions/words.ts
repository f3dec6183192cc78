/** What the list of sessions is given to say. */
import type { PasswordWords } from '@/components/forms/field-props';
import type { Messages } from '@/lib/site/content/messages';

export type SessionWords = Messages['sessions'] & PasswordWords;
