/** Which bucket has the files, as the settings FILES_S3_* say. */
import { settings } from '../settings/settings.ts';

export type Bucket = {
  name: string;
  region: string;
  /** Of a storage that is not Amazon's; it gets paths that begin with the bucket. */
  endpoint: string | undefined;
  /** What every key begins with: '' or 'some/folder/'. */
  prefix: string;
  /** Asked of the storage for each object; without it the bucket's own default counts. */
  encryption: 'AES256' | 'aws:kms' | undefined;
};

/** @returns undefined when files lie in DATA_DIR */
export function bucketOfSettings(): Bucket | undefined {
  const own = settings();
  const { FILES_S3_BUCKET: name, FILES_S3_REGION: region, FILES_S3_PREFIX: prefix } = own;
  // One without the other does not come through read-settings.ts.
  if (!name || !region) return undefined;
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_ENCRYPTION: encryption } = own;
  return { name, region, endpoint, prefix: prefix ? `${prefix}/` : '', encryption };
}

/** 's3://bucket/prefix' */
export const nameOfBucket = ({ name, prefix }: Bucket) =>
  `s3://${name}/${prefix}`.replace(/\/$/, '');
