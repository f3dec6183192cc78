/** What a submission is about, in one line, and how soon staff must look at it. */
import 'server-only';
import { getMessages } from '../../site/content/messages.ts';
import { fieldWords } from './field-words.ts';
import type { submissions } from './tables.ts';

type Row = Pick<typeof submissions.$inferSelect, 'kind' | 'details' | 'region'>;

/** What says how soon staff must look, or at what. */
const WEIGHTS = ['severity', 'urgency', 'plan'];

/** The weight in the words of the form; undefined for a kind that has none. */
export function weightOf({ kind, details, region }: Row): string | undefined {
  const fields = fieldWords(kind, details, region);
  return WEIGHTS.map((weight) => fields.find(({ name }) => name === weight)?.value).find(Boolean);
}

/** The topic that was chosen, the subject that was typed, the job applied for, or else the kind. */
export function subjectOf({ kind, details, region }: Row): string {
  const topic = fieldWords(kind, details, region).find(({ name }) => name === 'topic');
  return (
    topic?.value ?? details.subject ?? details.job ?? getMessages(region).submissions[kind].title
  );
}
