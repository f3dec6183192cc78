/** Answers that the desk often gives to messages of this kind: one is put where the answer is written, with the names filled in. */
import useSWR from 'swr';
import type { SavedAnswers as Saved } from '@/lib/features/desk/more-schema';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { ChooseBox } from './choose-box';
import { fillAnswer } from './fill-answer';
import type { DeskWords } from './words';

type Props = {
  item: Pick<DeskSubmission, 'name' | 'reference' | 'subject' | 'kind'>;
  /** Whoever answers. */
  staff: string;
  words: DeskWords;
  onChoose: (text: string) => void;
};

export function SavedAnswers({ item, staff, words, onChoose }: Props) {
  // Without them staff write as before.
  const { data } = useSWR<Saved>('/desk/saved-answers', read, QUIET);
  const fitting = data?.items.filter(({ for: kinds }) => kinds?.includes(item.kind) ?? true);
  if (!fitting || fitting.length === 0) return null;
  const choose = (id: string) => {
    const chosen = fitting.find((one) => one.id === id);
    if (chosen) onChoose(fillAnswer(chosen.text, { ...item, staff }));
  };
  return (
    <ChooseBox
      label={words.saved}
      none={words.savedChoose}
      options={fitting}
      button={words.savedPut}
      onChoose={choose}
    />
  );
}
