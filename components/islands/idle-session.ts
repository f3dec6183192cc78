/** Asks whether the visitor is signed in, which only the server knows: the cookie is HttpOnly. */

/** @returns undefined when there is no answer */
export async function isSignedIn(): Promise<boolean | undefined> {
  try {
    // Not by lib/platform/api-client: a stranger's page should load nothing, and there is nothing to retry.
    const url = `${document.documentElement.dataset.apiBase}/user/session`;
    const response = await fetch(url, { cache: 'no-store', credentials: 'include' });
    const answer: { signedIn: boolean } | undefined = response.ok
      ? await response.json()
      : undefined;
    return answer?.signedIn;
  } catch {
    return undefined;
  }
}
