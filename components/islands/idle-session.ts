/** Asks whether the visitor is signed in, which only the server knows: the cookie is HttpOnly. */

/** @returns undefined when there is no answer */
export async function isSignedIn(): Promise<boolean | undefined> {
  try {
    const response = await fetch('/api/v1/user/session', { cache: 'no-store' });
    const answer: { signedIn: boolean } | undefined = response.ok
      ? await response.json()
      : undefined;
    return answer?.signedIn;
  } catch {
    return undefined;
  }
}
