/** Asks whether the visitor is signed in, which only the server knows: the cookie is HttpOnly. */

/** @returns undefined when there is no answer */
export async function isSignedIn(): Promise<boolean | undefined> {
  try {
    const { fetchSession } = await import('@/lib/api-client/account');
    return (await fetchSession()).signedIn;
  } catch {
    return undefined;
  }
}
