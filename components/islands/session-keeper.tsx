'use client';
/** Looks whether somebody is signed in, and only then loads what keeps their session alive. */
import { useEffect } from 'react';

/** @param accountCookie the name of the cookie that scripts may read while somebody is signed in */
export function SessionKeeper({ accountCookie }: { accountCookie: string }) {
  useEffect(() => {
    if (document.cookie.includes(`${accountCookie}=`))
      void import('./keep-session').then(({ keepSession }) => keepSession());
  }, [accountCookie]);
  return null;
}
