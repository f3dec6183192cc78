/** What the parts of the account are given to say; profile.tsx collects it. */
import type { Words } from '@/components/forms/field-props';
import type { Messages } from '@/lib/site/content/messages';

type Form = 'details' | 'password' | 'company' | 'invite' | 'reply' | 'erase';

export type ProfileWords = Omit<Messages['profile'], 'home'> & {
  /** The path of the homepage, and what leads there. */
  home: string;
  goHome: string;
  /** Of what was sent: 'Message', 'Application'. */
  kinds: Words;
  forms: Record<Form, Words>;
};
