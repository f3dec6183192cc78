/** By when an answer is owed, and that it is late; nothing when it is not the desk's turn. */
import type { DeskListItem } from '@/lib/features/desk/schema';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { type DeskWords, moment } from './words';

type Props = { item: Pick<DeskListItem, 'dueAt' | 'urgency'>; words: DeskWords; region: Region };

export function DueLine({ item: { dueAt, urgency }, words, region }: Props) {
  if (!dueAt) return null;
  const isLate = Date.parse(dueAt) < Date.now();
  // Others were told one working day; see lib/features/desk/due.ts.
  const due = urgency === 'usual' ? words.due : words.dueWithAnnex;
  const said = fillWords(isLate ? words.late : due, { time: moment(dueAt, region) });
  return (
    <span className={isLate ? 'field-error font-semibold' : 'text-muted text-sm'}>{said}</span>
  );
}
