'use client';
/** Looks whether the visitor is signed in, and only then loads what keeps their session alive. */
import { useEffect } from 'react';
import { noteSignedIn } from '@/lib/platform/api-client/signed-in';
import { onReturn } from './idle-clock';
import { whenShown } from './when-shown';

/** @param accountCookie the name of the cookie that scripts may read while a visitor is signed in */
export function SessionKeeper({ accountCookie }: { accountCookie: string }) {
  useEffect(
    () =>
      whenShown(() => {
        const stop = new AbortController();
        function look() {
          if (!document.cookie.includes(`${accountCookie}=`)) {
            // A page that was prepared, or kept, from before the sign-out.
            delete document.documentElement.dataset.account;
            return;
          }
          // Known from now on, also when the cookie has run out.
          noteSignedIn(true);
          void import('./keep-session').then(({ keepSession }) => keepSession());
        }
        look();
        // The visitor may have signed in in another tab.
        onReturn(look, stop.signal);
        return () => stop.abort();
      }),
    [accountCookie],
  );
  return null;
}
