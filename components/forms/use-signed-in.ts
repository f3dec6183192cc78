/** Whether the visitor is signed in, for a form that is for accounts. */
import { useEffect, useState } from 'react';

/** @returns false until the server has said yes; `isAsked` keeps other forms from asking */
export function useSignedIn(isAsked: boolean): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    // Without an answer the line stays, and the server still knows the sender of the form.
    import('@/lib/platform/api-client/account')
      .then(({ fetchSession }) => fetchSession())
      .then((session) => setSignedIn(session.signedIn))
      .catch(() => undefined);
  }, [isAsked]);
  return isSignedIn;
}
