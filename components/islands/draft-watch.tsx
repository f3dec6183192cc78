'use client';
/** Puts back what was typed before a new login, if this page has any of it. */
import { useEffect } from 'react';
import { takeDrafts } from './draft-store';
import { emit } from './site-events';
import { whenShown } from './when-shown';

export function DraftWatch({ message }: { message: string }) {
  // An effect of the root: every form of the page belongs to React by now.
  useEffect(
    () =>
      whenShown(() => {
        const stored = takeDrafts();
        if (!stored) return undefined;
        void import('./draft-fields').then(({ restoreDrafts }) => {
          restoreDrafts(stored, () => emit('site:notify', { type: 'success', message }));
        });
        return undefined;
      }),
    [message],
  );
  return null;
}
