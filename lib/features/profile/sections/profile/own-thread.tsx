/** A message that the account sent: what was written, what the desk answered, and a reply. */
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { replyForm } from '@/lib/features/profile/saved-forms';
import type { Thread } from '@/lib/features/threads/schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { momentOf } from '@/lib/site/content/readers-clock';
import { namedMessage } from './named-message';
import { SavedForm } from './saved-form';
import type { ProfileWords } from './words';

type Props = {
  reference: string;
  words: ProfileWords;
  /** The list shows something else now. */
  onReplied: () => Promise<unknown>;
};

export function OwnThread({ reference, words, onReplied }: Props) {
  const path = `/user/profile/submissions/${encodeURIComponent(reference)}`;
  const { data: thread, error, mutate } = useSWR<Thread>(path, read, QUIET);
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = thread !== undefined;
  // Whoever opened it by the link of a mail is taken to it, past the rest of the account.
  useEffect(() => {
    if (isThere && namedMessage() === reference) title.current?.focus();
  }, [isThere, reference]);

  if (error)
    return (
      <p role="alert" className="form-summary">
        {words.threadFailed}{' '}
        <Button variant="secondary" className="mt-4" onClick={() => mutate()}>
          {words.retry}
        </Button>
      </p>
    );
  if (!thread) return <p role="status">{words.threadLoading}</p>;
  const showAgain = () => Promise.all([mutate(), onReplied()]);
  return (
    <section aria-labelledby="thread-title" data-copyable>
      <h4 id="thread-title" ref={title} tabIndex={-1} className="scroll-mb-[40vh] text-lg">
        {words.threadTitle}
      </h4>
      <ol className="mt-4 grid gap-4">
        <li className="thread-post">
          <PostHead by={words.threadYou} at={thread.createdAt} />
          <dl className="mt-1 grid gap-2">
            {thread.fields.map(({ name, label, value }) => (
              <div key={name}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
          <Attachment file={thread.file} words={words} />
        </li>
        {thread.answers.map(({ id, writer, text, createdAt, file }) => (
          <li key={id} className={writer === 'desk' ? 'thread-post thread-desk' : 'thread-post'}>
            <PostHead by={writer === 'desk' ? words.threadDesk : words.threadYou} at={createdAt} />
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
            <Attachment file={file} words={words} />
          </li>
        ))}
      </ol>
      <div className="mt-6 border-line border-t pt-6">
        {thread.status === 'handled' && <p className="mb-4">{words.threadClosed}</p>}
        <SavedForm
          form={{ ...replyForm, path: `${path}/reply`, draft: `reply ${reference}` }}
          words={words.forms.reply}
          onSaved={showAgain}
        />
      </div>
    </section>
  );
}

function PostHead({ by, at }: { by: string; at: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="font-semibold">{by}</span>
      <span className="text-muted">{momentOf(at)}</span>
    </p>
  );
}

function Attachment({ file, words }: { file: Thread['file']; words: ProfileWords }) {
  if (!file) return null;
  const { id, name, size, state } = file;
  const facts = words.threadFile.replace('{size}', String(Math.ceil(size / 1000)));
  const states = { ready: '', checking: words.fileChecking, infected: words.fileInfected };
  return (
    <p className="wrap-anywhere mt-2 text-sm">
      {id && state === 'ready' ? (
        <a
          href={`${document.documentElement.dataset.apiBase}/file/${id}`}
          className="inline-link"
          download
        >
          {name}
        </a>
      ) : (
        name
      )}
      {[facts, states[state]].filter(Boolean).map((fact) => `, ${fact}`)}
    </p>
  );
}
