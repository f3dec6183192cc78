'use client';
/**
 * A password that its owner may look at. It is hidden again before the form is sent, so that no browser keeps it
 * among the texts that it offers later.
 */
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../ui/button';
import type { PasswordWords } from './field-props';

type Props = Omit<ComponentProps<'input'>, 'type'> & { words: PasswordWords };

export function PasswordInput({ words, ref, ...native }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      // At once: React writes the type only after the browser has read the form.
      if (input.current) input.current.type = 'password';
      setShown(false);
    };
    form?.addEventListener('submit', hide, { capture: true });
    return () => form?.removeEventListener('submit', hide, { capture: true });
  }, []);

  return (
    <div className="password">
      <input {...native} ref={input} type={isShown ? 'text' : 'password'} spellCheck={false} />
      {words.show && (
        <Button
          variant="tool"
          className="js-only"
          aria-controls={native.id}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      )}
    </div>
  );
}
