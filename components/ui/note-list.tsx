/** Short notes, each with its title: what to know before filling in a form. */
import { RichText } from './rich-text';

type Props = { notes: readonly { title: string; text: { html: string } }[] };

export function NoteList({ notes }: Props) {
  return (
    <dl className="min-w-0 border-line border-t">
      {notes.map(({ title, text }) => (
        <div key={title} className="border-line border-b py-5">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
