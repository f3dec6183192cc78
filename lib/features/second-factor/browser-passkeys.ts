/**
 * Passkeys in the browser, by what browsers have themselves: options come and answers go as JSON (WebAuthn Level 3). A
 * browser without that offers no passkey here, and its owner uses codes.
 */
import { callApi } from '../../platform/api-client/call-api.ts';

const BASE = '/user/second-factor';

/** Whether this browser can make and show passkeys, and on this host: there are none for an address of digits. */
export const hasPasskeySupport = () =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  /[a-z]/i.test(location.hostname);

const json = (credential: Credential | null) =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : null;

/** Whether its owner, or the browser, stopped: that is no failure to be told of. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/**
 * @param password where the server asks for it once more
 * @returns the recovery codes of a first factor
 * @throws DOMException of the browser, and what callApi() throws
 */
export async function makePasskey(name: string, password: string | undefined): Promise<string[]> {
  const asked = await callApi(`${BASE}/passkeys/options`, { method: 'POST', json: { password } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await asked.json());
  const credential = json(await navigator.credentials.create({ publicKey }));
  const added = await callApi(`${BASE}/passkeys`, { method: 'POST', json: { name, credential } });
  const { recoveryCodes }: { recoveryCodes: string[] } = await added.json();
  return recoveryCodes;
}

/** @returns what the server answers to whoever is signed in then @throws as makePasskey() does */
export async function presentPasskey(): Promise<{ expiresAt?: string; secondFactor?: 'missing' }> {
  const asked = await callApi(`${BASE}/passkey/options`, { method: 'POST' });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
  const credential = json(await navigator.credentials.get({ publicKey }));
  return (await callApi(`${BASE}/passkey`, { method: 'POST', json: { credential } })).json();
}
