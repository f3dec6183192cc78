/** A dialog over the page, with its title and a button that closes it; the browser keeps the focus in it and gives it back. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button';

type Props = {
  /** For whoever closes it in another way. */
  ref?: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Stands on the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
};

/** Is open as long as it is rendered; `onClose` says that it no longer is. */
export function Dialog({ ref, title, close, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, [dialog]);

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="dialog" onClose={onClose}>
      <header className="dialog-head">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
      </header>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-foot">
        <Button
          variant="secondary"
          className="col-span-full justify-self-start"
          onClick={() => dialog.current?.close()}
        >
          {close}
        </Button>
      </footer>
    </dialog>
  );
}
