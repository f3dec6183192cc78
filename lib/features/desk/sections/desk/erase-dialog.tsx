/** Says what erasing a person does, and asks for the address once more and for the password of whoever does it. */
import { useRef } from 'react';
import type { Words } from '@/components/forms/field-props';
import Form from '@/components/forms/form';
import { Dialog } from '@/components/ui/dialog';
import { erasureForm } from '@/lib/features/desk/erasure-form';
import type { DeskWords } from './words';

type Props = {
  /** As it was typed; the server looks at it. */
  email: string;
  words: DeskWords;
  eraseWords: Words;
  /** @param rows how many of each there were: accounts, submissions, subscriptions */
  onErased: (rows: Record<string, number>) => void;
  onClose: () => void;
};

export function EraseDialog({ email, words, eraseWords, onErased, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  function finish(answer: object) {
    onErased(Object.fromEntries(Object.entries(answer)));
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={words.eraseTitle} close={words.eraseCancel} onClose={onClose}>
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        {[words.eraseGone, words.eraseKept, words.eraseTold].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Form form={erasureForm} words={eraseWords} given={{ email }} onSent={finish} />
    </Dialog>
  );
}
