'use client';
/** Waits for the chat button of the floating tools and then loads the chat dialog. */
import { useEffect } from 'react';
import type { ChatStrings } from './chat-dialog';
import { useOnDemand } from './use-on-demand';

const loadDialog = async () => (await import('./chat-dialog')).ChatDialog;

export function Chat({ strings }: { strings: ChatStrings }) {
  const { Shown: Dialog, show, hide } = useOnDemand(loadDialog);

  useEffect(() => {
    const button = document.querySelector('[data-tool="chat"]');
    button?.addEventListener('click', show);
    return () => button?.removeEventListener('click', show);
  }, [show]);

  return Dialog && <Dialog strings={strings} onClose={hide} />;
}
