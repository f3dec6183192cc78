/**
 * Where the bytes of people's files lie: a folder of this machine, or a bucket that instances share. Files have
 * at most 5 MB (lib/platform/files/limits.ts), so they come and go whole, as buffers.
 *
 * Several instances may use a store at once: what another one took away meanwhile is no error.
 */

/** Kept for somebody, or waiting for its end without a row. */
export type Place = 'files' | 'trash';

export type FileEntry = {
  id: string;
  /** Where the store has it, in its own terms. */
  key: string;
  /** When it was written or, in the trash, came there, in ms since 1970. */
  since: number;
};

/** @throws FileStoreUnavailableError, each of its functions, when a bucket does not do as it was asked */
export interface FileStore {
  /** In words for the operator, without secrets: a path, or 's3://bucket/prefix'. */
  readonly where: string;
  /**
   * Keeps `bytes` under `id`, whole or not at all: when it is done, a power cut loses nothing.
   * @param id a UUID of ours, never a client's text
   * @throws FileStoreFullError
   */
  put: (id: string, bytes: Buffer) => Promise<void>;
  /** The bytes of `id`, all of them, or undefined when there are none. */
  read: (id: string) => Promise<Buffer | undefined>;
  /** Removes the bytes of `id` for good; nothing happens when there are none. */
  discard: (id: string) => Promise<void>;
  /** What was put there by others is not listed. */
  list: (place: Place) => Promise<FileEntry[]>;
  /** Removes a file for good. @returns false when it is known to have been gone already */
  remove: (entry: FileEntry) => Promise<boolean>;
  /** @param now in ms since 1970, its time in the trash. @returns false when the file was gone */
  moveToTrash: (entry: FileEntry, now: number) => Promise<boolean>;
  /** Moves a file back from the trash. @returns false when it was gone */
  takeBack: (entry: FileEntry) => Promise<boolean>;
  /** Removes what was begun before `time`, in ms since 1970, and is no file yet. @returns how many */
  removeHalfWritten: (time: number) => Promise<number>;
}
