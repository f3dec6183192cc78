/** The proof of when a visitor began to fill a form in; it tells people from robots. */

let token: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const { callApi } = await import('@/lib/platform/api-client/call-api');
  const body: { token: string } = await (await callApi('/form-token')).json();
  return body.token;
}

/** Starts the clock, unless it runs. */
export function startClock(): void {
  token ??= fetchToken().catch(() => {
    // Tried anew when the visitor goes on writing or sends.
    token = undefined;
    return '';
  });
}

/** The token of the clock; '' when it never started. */
export async function fillTimeToken(): Promise<string> {
  return (await token) ?? '';
}

/** Forgets the token, which is good for one form only. */
export function stopClock(): void {
  token = undefined;
}
