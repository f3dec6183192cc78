/** What is known of the API in this document (specification, section 4, "Other"). */

type ApiState = {
  /** False after a network error or a 5xx, true again after any other answer. */
  isServerWorking: boolean;
  /** False when the details of the account could not be fetched; at first they count as loaded. */
  isProfileLoaded: boolean;
  /** When the session ends, in ms since 1970, as far as an answer has told. */
  expiresAt: number | undefined;
};

export const apiState: ApiState = {
  isServerWorking: true,
  isProfileLoaded: true,
  expiresAt: undefined,
};

/** Fired on the window when `isServerWorking` changes, with its new value. */
export const SERVER_EVENT = 'site:server';

/** Keeps what an answer has told of the server. */
export function noteServer(isWorking: boolean): void {
  if (apiState.isServerWorking === isWorking) return;
  apiState.isServerWorking = isWorking;
  window.dispatchEvent(new CustomEvent(SERVER_EVENT, { detail: isWorking }));
}

/** Fired on the window when `isProfileLoaded` changes, with its new value. */
export const PROFILE_EVENT = 'site:profile';

/** Keeps whether the details of the account could be fetched. */
export function noteProfile(isLoaded: boolean): void {
  if (apiState.isProfileLoaded === isLoaded) return;
  apiState.isProfileLoaded = isLoaded;
  window.dispatchEvent(new CustomEvent(PROFILE_EVENT, { detail: isLoaded }));
}

/** Keeps what an answer has told of the session's end. */
export function noteExpiry(expiresAt: string | undefined): void {
  apiState.expiresAt = expiresAt === undefined ? undefined : Date.parse(expiresAt);
}
