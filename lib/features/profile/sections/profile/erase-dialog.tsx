/** Says what deleting the account does, and asks for the password before it is done. */
import { useEffect, useRef } from 'react';
import Form from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { eraseForm } from '@/lib/features/profile/saved-forms';
import { tellSignedOut } from '@/lib/platform/api-client/signed-in';
import type { ProfileWords } from './words';

type Props = {
  hasPassword: boolean;
  words: ProfileWords;
  onErased: () => void;
  onClose: () => void;
};

const TITLE = 'erase-title';
/** Without a password there is nothing to fill in; the server looks how old the login is. */
const WITHOUT_PASSWORD = { ...eraseForm, fields: [] };

export function EraseDialog({ hasPassword, words, onErased, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function finish() {
    tellSignedOut();
    onErased();
  }

  return (
    <dialog ref={dialog} aria-labelledby={TITLE} className="dialog" onClose={onClose}>
      <header className="dialog-head">
        <h2 id={TITLE} className="text-xl">
          {words.eraseTitle}
        </h2>
      </header>
      <div className="dialog-body">
        <ul className="mb-6 grid list-disc gap-2 pl-5">
          {[words.eraseGone, words.eraseKept, words.eraseFinal].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Form
          form={hasPassword ? eraseForm : WITHOUT_PASSWORD}
          words={words.forms.erase}
          onSent={finish}
        />
      </div>
      <footer className="dialog-foot">
        <Button
          variant="secondary"
          className="col-span-full justify-self-start"
          onClick={() => dialog.current?.close()}
        >
          {words.keep}
        </Button>
      </footer>
    </dialog>
  );
}
