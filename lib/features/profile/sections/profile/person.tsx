/** The account that is signed in: picture or initials, name, address, role, edition, and the way out. */
import { useRef, useState } from 'react';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import { PICTURE } from '@/lib/features/profile/saved-forms';
import type { FullInfo } from '@/lib/features/profile/schema';
import { signOut } from '@/lib/platform/api-client/account';
import { callApi } from '@/lib/platform/api-client/call-api';
import { fileProblem } from '@/lib/platform/files/file-problem';
import { dayOf } from '@/lib/site/content/readers-clock';
import { SIGNED_OUT_PATH } from '@/lib/site/display/account-name';
import { refusalOf } from './account';
import type { ProfileWords } from './words';

type Props = {
  profile: FullInfo['profile'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

const PATH = '/user/profile/image';

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const parts = name.split(' ').filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return letters
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function Person({ profile, words, reload }: Props) {
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { name, email, role, region, pictureId, pictureState, createdAt } = profile;

  function work(change: Promise<unknown>) {
    setProblem(undefined);
    const work = change
      .then(reload)
      .catch((error: unknown) => setProblem(refusalOf(error, 'image', words.notSaved)));
    emit('site:busy', work);
  }

  function upload(input: HTMLInputElement) {
    const [image] = input.files ?? [];
    if (!image) return;
    // The same file can be chosen once more.
    input.value = '';
    const wrong = fileProblem(image, 'picture');
    if (wrong) return setProblem(wrong);
    const form = new FormData();
    form.set('image', image);
    work(callApi(PATH, { method: 'POST', form }));
  }

  function remove() {
    work(callApi(PATH, { method: 'DELETE' }));
    // This button goes with the picture.
    chooser.current?.focus();
  }

  const facts = [
    words.roles[role as keyof typeof words.roles] ?? role,
    words.editions[region],
    words.since.replace('{date}', dayOf(createdAt)),
  ];
  return (
    <div className="profile-person">
      {pictureId ? (
        // biome-ignore lint/performance/noImgElement: the API gives it to its owner only, not to an optimiser
        <img
          src={`${document.documentElement.dataset.apiBase}${PATH}?v=${pictureId}`}
          alt={words.pictureAlt}
          width={96}
          height={96}
          className="profile-picture"
        />
      ) : (
        <span aria-hidden="true" className="profile-picture">
          {initialsOf(name)}
        </span>
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-2xl">{name}</p>
        <p className="wrap-anywhere">{email}</p>
        <ul className="label profile-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept={PICTURE.accept}
            aria-label={words.picture}
            tabIndex={-1}
            hidden
            onChange={(event) => upload(event.currentTarget)}
          />
          <Button ref={chooser} variant="secondary" onClick={() => picker.current?.click()}>
            {pictureState ? words.pictureChange : words.pictureAdd}
          </Button>
          {pictureState && (
            <Button variant="danger-outline" onClick={remove}>
              {words.pictureRemove}
            </Button>
          )}
        </p>
        {pictureState === 'checking' && <p className="mt-2">{words.pictureChecking}</p>}
        {pictureState === 'infected' && <p className="mt-2">{words.pictureInfected}</p>}
        <p className="field-help mt-2">{words.pictureHelp.replace('{limit}', PICTURE.says)}</p>
        <p role="alert" className="field-error mt-2 empty:hidden">
          {problem}
        </p>
      </div>
      <Button
        variant="secondary"
        onClick={() => work(signOut().then(() => location.assign(SIGNED_OUT_PATH)))}
      >
        {words.signOut}
      </Button>
    </div>
  );
}
