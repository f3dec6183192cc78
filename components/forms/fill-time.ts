/** The proof of when somebody began to fill a form in; it tells people from robots. */

let token: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const { callApi } = await import('@/lib/api-client/call-api');
  const body: { token: string } = await (await callApi('/form-token')).json();
  return body.token;
}

/** Starts the clock, once a document. */
export function startClock(): void {
  token ??= fetchToken().catch(() => {
    // Tried anew at the next focus; the server answers for a form without a token.
    token = undefined;
    return '';
  });
}

/** The token of the clock; '' when it never started. */
export async function fillTimeToken(): Promise<string> {
  return (await token) ?? '';
}
