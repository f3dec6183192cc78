/** Says what deleting the account does, and asks for the password before it is done. */
import Form from '@/components/forms/form';
import { Dialog } from '@/components/ui/dialog';
import { eraseForm } from '@/lib/features/profile/saved-forms';
import { tellSignedOut } from '@/lib/platform/api-client/signed-in';
import type { ProfileWords } from './words';

type Props = {
  hasPassword: boolean;
  words: ProfileWords;
  onErased: () => void;
  onClose: () => void;
};

/** Without a password there is nothing to fill in; the server looks how old the login is. */
const WITHOUT_PASSWORD = { ...eraseForm, fields: [] };

export function EraseDialog({ hasPassword, words, onErased, onClose }: Props) {
  function finish() {
    tellSignedOut();
    onErased();
  }

  return (
    <Dialog title={words.eraseTitle} close={words.keep} onClose={onClose}>
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
    </Dialog>
  );
}
