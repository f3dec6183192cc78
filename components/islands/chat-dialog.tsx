'use client';
/**
 * The chat dialog as the specification shows it (section 2): two bubbles, a field, and a send button
 * that does nothing. No staff read along yet, so the flag `chatbot` keeps it away from visitors.
 */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

export type ChatStrings = Record<
  'title' | 'close' | 'greeting' | 'reply' | 'message' | 'placeholder' | 'send',
  string
>;

type Props = { strings: ChatStrings; onClose: () => void };

const TITLE = 'chat-title';

export function ChatDialog({ strings, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();

  // Not modal: the page can be read and used beside it.
  useEffect(() => {
    dialog.current?.show();
    field.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE}
      className="chat"
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="chat-head">
        <h2 id={TITLE} className="label">
          {strings.title}
        </h2>
        <Button variant="tool" onClick={close}>
          <span aria-hidden="true" className="text-2xl">
            ×
          </span>
          <span className="sr-only">{strings.close}</span>
        </Button>
      </div>
      <div className="chat-messages">
        <p className="bubble">{strings.greeting}</p>
        <p className="bubble bubble-reply">{strings.reply}</p>
      </div>
      <div className="chat-foot">
        <input
          ref={field}
          aria-label={strings.message}
          placeholder={strings.placeholder}
          className="input"
        />
        <Button variant="secondary">{strings.send}</Button>
      </div>
    </dialog>
  );
}
