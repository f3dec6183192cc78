/** What the desk wrote down about a message for itself, and a further note. */
import { NOTE_LIMITS } from '@/lib/features/desk/answer-limits';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { type DeskWords, moment } from './words';
import { WriteBox } from './write-box';

type Props = {
  notes: DeskSubmission['notes'];
  path: string;
  words: DeskWords;
  region: Region;
  onChange: () => void;
};

export function Notes({ notes, path, words, region, onChange }: Props) {
  return (
    <details className="border-line border-t p-5">
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold hover:underline">
        {fillWords(words.notes, { count: notes.length })}
      </summary>
      <ul className="my-3 grid gap-4">
        {notes.map(({ id, text, by, createdAt }) => (
          <li key={id} className="border-line-strong border-l-4 border-dashed pl-4">
            <p className="font-mono text-muted text-xs">
              {fillWords(words.answeredBy, {
                name: by ?? words.nobody,
                time: moment(createdAt, region),
              })}
            </p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <WriteBox
        path={`${path}/notes`}
        id="note-text"
        label={words.note}
        help={words.noteHelp}
        send={words.sendNote}
        taken={words.noteTaken}
        longest={NOTE_LIMITS.longest}
        rows={3}
        words={words}
        onSent={onChange}
      />
    </details>
  );
}
