/** What is known of the API in this document (specification, section 4, "Other"). */

type ApiState = {
  /** False after a network error or a 5xx, true again after any other answer. */
  isServerWorking: boolean;
  /** False when the details of the account could not be fetched. */
  isProfileLoaded: boolean;
  /** When the session ends, in ms since 1970, as far as an answer has told. */
  expiresAt: number | undefined;
};

export const apiState: ApiState = {
  isServerWorking: true,
  isProfileLoaded: true,
  expiresAt: undefined,
};

/** Keeps what a call has told of the session's end. */
export function noteExpiry(expiresAt: string | undefined): void {
  apiState.expiresAt = expiresAt === undefined ? undefined : Date.parse(expiresAt);
}
