/** Lists the keys of the desk: those of list-keys.ts, Escape in a message, and its own. */
import { useEffect, useRef, useState } from 'react';
import { isEditable } from '@/components/islands/is-editable';
import { Button } from '@/components/ui/button';
import type { DeskWords } from './words';

const TITLE = 'desk-keys-title';

/** In the order in which they are shown. */
const KEYS = [
  ...(['next', 'previous', 'ends', 'open'] as const),
  ...(['choose', 'answer', 'back', 'help'] as const),
];

/** Whether a key asks for the list: where the other keys act too, which `data-keys` marks (WCAG 2.1.4). */
const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey || isEditable(target)) &&
  target instanceof Element &&
  target.closest('[data-keys]') !== null;

/** Whether the list of keys is shown: after '?', or after a call of `show`. */
export function useKeysDialog() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => asksForKeys(event) && setShown(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}

/** Gives the focus back to where it was. */
export function KeysDialog({ words, onClose }: { words: DeskWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={TITLE} className="dialog" onClose={onClose}>
      <header className="dialog-head">
        <h2 id={TITLE} className="text-xl">
          {words.keys}
        </h2>
      </header>
      <div className="dialog-body">
        <p>{words.keysText}</p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-mono">{words.keyNames[key]}</kbd>
              </dt>
              <dd>{words.keyWork[key]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer className="dialog-foot">
        <Button
          variant="secondary"
          className="col-span-full justify-self-start"
          onClick={() => dialog.current?.close()}
        >
          {words.keysClose}
        </Button>
      </footer>
    </dialog>
  );
}
