'use client';
/** Looks whether somebody is signed in, and only then loads what keeps their session alive. */
import { useEffect } from 'react';
import { whenShown } from './when-shown';

/** @param accountCookie the name of the cookie that scripts may read while somebody is signed in */
export function SessionKeeper({ accountCookie }: { accountCookie: string }) {
  useEffect(
    () =>
      whenShown(() => {
        if (document.cookie.includes(`${accountCookie}=`))
          void import('./keep-session').then(({ keepSession }) => keepSession());
        return undefined;
      }),
    [accountCookie],
  );
  return null;
}
