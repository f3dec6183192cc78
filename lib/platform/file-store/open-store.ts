/** The store of files that the settings name: a bucket when FILES_S3_BUCKET is set, else DATA_DIR. */
import 'server-only';
import { bucketOfSettings } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { type S3Store, s3Store } from './s3-store.ts';

/** @returns undefined when files lie in DATA_DIR */
export function openBucket(): S3Store | undefined {
  const bucket = bucketOfSettings();
  return bucket && s3Store(bucket);
}

/** Belongs to the open database (lib/platform/db/bucket-owner.ts), which comes first. */
export const openStore = (): FileStore => openBucket() ?? folderStore;
