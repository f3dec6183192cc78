/** What may be wrong with a store of files, other than a mistake in our own code. */

/** The disk or the bucket takes no more. */
export class FileStoreFullError extends Error {
  override name = 'FileStoreFullError';
}

/** The bucket did not do as it was asked. `cause` is what its client says. */
export class FileStoreUnavailableError extends Error {
  override name = 'FileStoreUnavailableError';
  /** It answered, and will answer the same again: wrong keys, no such bucket, no right to it. */
  readonly isRefused: boolean;
  constructor(cause: unknown, isRefused: boolean) {
    super('The storage of files did not do as it was asked.', { cause });
    this.isRefused = isRefused;
  }
}
