'use client';
/** Asks before a change of the edition, which leaves what was typed behind. */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/site/content/messages';
import { saveDrafts } from '../islands/draft-fields';

type Props = {
  words: Messages['editionChange'];
  /** Where the other edition is. */
  href: string;
  onStay: () => void;
};

const TITLE = 'edition-dialog-title';
const TEXT = 'edition-dialog-text';

export function EditionDialog({ words, href, onStay }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function leave() {
    // Whoever comes back in this tab finds it again.
    saveDrafts();
    location.assign(href);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      className="dialog"
      onClose={onStay}
    >
      <header className="dialog-head">
        <h2 id={TITLE} className="text-xl">
          {words.title}
        </h2>
      </header>
      <p id={TEXT} className="dialog-body">
        {words.text}
      </p>
      <footer className="dialog-foot">
        <Button onClick={() => dialog.current?.close()}>{words.stay}</Button>
        <Button variant="secondary" onClick={leave}>
          {words.leave}
        </Button>
      </footer>
    </dialog>
  );
}
