/** Errors that an operator has to mend before the site may use its database: waiting helps nothing. */

export class StartRefusedError extends Error {
  override name = 'StartRefusedError';
  readonly refusesStart = true;
}

/** Looks at the mark, not at the class, of which Next bundles several copies. */
export const isStartRefused = (error: unknown): error is Error =>
  error instanceof Error && 'refusesStart' in error;
