/** Lists the keys of the desk: those of desk-keys.ts, and Escape in a message. */
import { Dialog } from '@/components/ui/dialog';
import type { DeskWords } from './words';

/** In the order in which they are shown. */
const KEYS = [
  ...(['next', 'previous', 'ends', 'open'] as const),
  ...(['choose', 'answer', 'back', 'help'] as const),
];

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
