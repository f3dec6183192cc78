'use client';
/** What a signed-in visitor sees after 58 minutes: first the notice, two minutes later the dialog. */
import { type ReactNode, useCallback, useState } from 'react';
import type { Messages } from '@/lib/site/content/messages';
import { IDLE_LIMIT_MS, idleFor } from './idle-clock';
import { IdleDialog } from './idle-dialog';
import { IdleNotice } from './idle-notice';

export type IdlePromptProps = {
  strings: Messages['idle'];
  /** The visitor is here again, and still or again signed in. */
  onActive: () => void;
};

export function IdlePrompt({ strings, onActive }: IdlePromptProps): ReactNode {
  const [isTooLong, setTooLong] = useState(() => idleFor() >= IDLE_LIMIT_MS);
  const end = useCallback(() => setTooLong(true), []);
  return isTooLong ? (
    <IdleDialog strings={strings} onActive={onActive} />
  ) : (
    <IdleNotice strings={strings} onActive={onActive} onTooLong={end} />
  );
}
