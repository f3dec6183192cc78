/** The files that the account keeps, each to be saved or deleted; deleting is asked twice. */
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { FullInfo } from '@/lib/features/profile/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { dayOf } from '@/lib/site/content/readers-clock';
import { Block } from './block';
import type { ProfileWords } from './words';

type Props = {
  files: FullInfo['files'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

export function Files({ files, words, reload }: Props) {
  const [asked, setAsked] = useState<string>();
  const [deleted, setDeleted] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);

  function remove(id: string, name: string) {
    setFailed(false);
    callApi(`/file/${id}`, { method: 'DELETE' })
      .then(reload)
      .then(() => {
        setDeleted(words.fileDeleted.replace('{name}', () => name));
        // The button that had the focus is gone.
        notice.current?.focus();
      })
      .catch(() => setFailed(true));
  }

  const states = { ready: '', checking: words.fileChecking, infected: words.fileInfected };
  return (
    <Block title={words.files} text={words.filesText}>
      <p ref={notice} role="status" tabIndex={-1}>
        {deleted}
      </p>
      {files.length === 0 && <p>{words.filesNone}</p>}
      <ul>
        {files.map(({ id, name, size, state, createdAt }) => (
          <li key={id} className="profile-row">
            <span>
              <span className="wrap-anywhere block font-semibold">{name}</span>
              <span className="block text-muted text-sm">
                {words.fileFacts
                  .replace('{size}', String(Math.ceil(size / 1000)))
                  .replace('{date}', dayOf(createdAt))}
              </span>
              <span className="block text-sm">{states[state]}</span>
            </span>
            {state === 'ready' && (
              <ButtonLink
                variant="secondary"
                href={`${document.documentElement.dataset.apiBase}/file/${id}`}
                aria-label={words.fileSaveLabel.replace('{name}', () => name)}
                download
              >
                {words.fileSave}
              </ButtonLink>
            )}
            {asked === id ? (
              <Button
                variant="danger"
                aria-label={words.fileDeleteSureLabel.replace('{name}', () => name)}
                // The second click of a double click was meant for the button before.
                onClick={({ detail }) => detail < 2 && remove(id, name)}
              >
                {words.fileDeleteSure}
              </Button>
            ) : (
              <Button
                variant="danger-outline"
                aria-label={words.fileDeleteLabel.replace('{name}', () => name)}
                onClick={() => setAsked(id)}
              >
                {words.fileDelete}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="field-error mt-2 empty:hidden">
        {hasFailed && words.notSaved}
      </p>
    </Block>
  );
}
