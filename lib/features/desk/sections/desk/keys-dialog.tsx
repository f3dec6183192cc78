/** Lists the keys of the desk: those of list-keys.ts, Escape in a message, and its own. */
import { useEffect, useState } from 'react';
import { isEditable } from '@/components/islands/is-editable';
import { Dialog } from '@/components/ui/dialog';
import type { DeskWords } from './words';

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

export function KeysDialog({ words, onClose }: { words: DeskWords; onClose: () => void }) {
  return (
    <Dialog title={words.keys} close={words.keysClose} onClose={onClose}>
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
    </Dialog>
  );
}
