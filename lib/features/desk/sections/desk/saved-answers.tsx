/** Answers that the desk often gives: one is put where the answer is written, with the names filled in. */
import useSWR from 'swr';
import type { SavedAnswers as Saved } from '@/lib/features/desk/more-schema';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { fillAnswer } from './fill-answer';
import type { DeskWords } from './words';

type Props = {
  item: Pick<DeskSubmission, 'name' | 'reference' | 'subject'>;
  /** Whoever answers. */
  staff: string;
  words: DeskWords;
  onChoose: (text: string) => void;
};

export function SavedAnswers({ item, staff, words, onChoose }: Props) {
  // Without them staff write as before.
  const { data } = useSWR<Saved>('/desk/saved-answers', read, QUIET);
  if (!data || data.items.length === 0) return null;
  const choose = (id: string) => {
    const chosen = data.items.find((one) => one.id === id);
    if (chosen) onChoose(fillAnswer(chosen.text, { ...item, staff }));
  };
  return (
    <label className="field mb-4">
      <span className="label">{words.saved}</span>
      <select className="input" value="" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{words.savedChoose}</option>
        {data.items.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
