'use client';
/** Waits for the chat button of the floating tools and then loads the chat dialog. */
import { useEffect } from 'react';
import { lateWords } from './late-words';
import { useOnDemand } from './use-on-demand';

async function loadDialog() {
  const [{ ChatDialog }, { chat }] = await Promise.all([import('./chat-dialog'), lateWords()]);
  return ({ onClose }: { onClose: () => void }) => <ChatDialog strings={chat} onClose={onClose} />;
}

export function Chat() {
  const { Shown: Dialog, show, hide } = useOnDemand(loadDialog);

  useEffect(() => {
    const button = document.querySelector('[data-tool="chat"]');
    const open = () => void show();
    button?.addEventListener('click', open);
    return () => button?.removeEventListener('click', open);
  }, [show]);

  return Dialog && <Dialog onClose={hide} />;
}
