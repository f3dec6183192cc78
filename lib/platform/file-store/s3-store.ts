/**
 * Files in a bucket that several instances share: <prefix>files/<id>, and <prefix>trash/<when>/<id> for what no
 * row knows. An object appears whole or not at all, and who may read the bucket is for its operator to say.
 */
import 'server-only';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { UUID } from '../data-folder/file-folders.ts';
import { askBucket, unless } from './ask-bucket.ts';
import { type Bucket, nameOfBucket } from './bucket.ts';
import type { FileEntry, FileStore, Place } from './file-store.ts';

export type S3Store = FileStore & {
  /** The id of the database that the bucket, or the prefix in it, belongs to; undefined for none yet. */
  readOwner: () => Promise<string | undefined>;
  /** Makes `id` the owner, unless there is one: of several instances that do so at once, one does. */
  writeOwner: (id: string) => Promise<void>;
};

/** Of an object that is not there; the error of a bucket that is not there is another one. */
const GONE = 'NoSuchKey';

export function s3Store(bucket: Bucket): S3Store {
  const { name: Bucket, prefix, encryption } = bucket;
  const encrypted = encryption && { ServerSideEncryption: encryption };
  const keptKey = (id: string) => `${prefix}files/${id}`;
  const ownerKey = `${prefix}database-id`;

  /** All of the object `Key`: a body that ends early throws, and so does one that outlasts the limit. */
  const readObject = (Key: string): Promise<Buffer | undefined> =>
    unless(
      GONE,
      askBucket(bucket, async (client, limit) => {
        const { Body } = await client.getObject({ Bucket, Key }, limit);
        return buffer(Body as Readable);
      }),
    );

  async function listBelow(folder: string): Promise<{ name: string; modified: number }[]> {
    const found: { name: string; modified: number }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket, Prefix: folder, ContinuationToken };
      const page: ListObjectsV2CommandOutput = await askBucket(bucket, (client, limit) =>
        client.listObjectsV2(asked, limit),
      );
      for (const { Key = '', LastModified } of page.Contents ?? [])
        found.push({ name: Key.slice(folder.length), modified: LastModified?.getTime() ?? 0 });
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  async function list(place: Place): Promise<FileEntry[]> {
    const folder = `${prefix}${place}/`;
    const found = await listBelow(folder);
    const entries = found.map(({ name, modified }) => {
      const [when = '', id = ''] = place === 'trash' ? name.split('/') : ['', name];
      const since = place === 'trash' ? Date.parse(when) : modified;
      return { id, key: folder + name, since };
    });
    return entries.filter(({ id, since }) => UUID.test(id) && !Number.isNaN(since));
  }

  async function remove(key: string): Promise<boolean> {
    await askBucket(bucket, (client, limit) => client.deleteObject({ Bucket, Key: key }, limit));
    // Of an object that was gone the storage says the same.
    return true;
  }

  /** Between the two steps there are two copies: an end there costs nothing. */
  async function move(from: string, to: string): Promise<boolean> {
    const source = { CopySource: encodeURI(`${Bucket}/${from}`) };
    const copy = askBucket(bucket, (client, limit) =>
      client.copyObject({ Bucket, Key: to, ...source, ...encrypted }, limit),
    );
    const copied = await unless(GONE, copy);
    return copied ? remove(from) : false;
  }

  return {
    where: nameOfBucket(bucket),
    put: async (id, bytes) => {
      const object = { Bucket, Key: keptKey(id), Body: bytes, ...encrypted };
      await askBucket(bucket, (client, limit) => client.putObject(object, limit));
    },
    read: (id) => readObject(keptKey(id)),
    discard: async (id) => void (await remove(keptKey(id))),
    list,
    remove: ({ key }) => remove(key),
    moveToTrash: ({ id, key }, now) =>
      move(key, `${prefix}trash/${new Date(now).toISOString()}/${id}`),
    takeBack: ({ id, key }) => move(key, keptKey(id)),
    removeHalfWritten: async () => 0,
    readOwner: async () => (await readObject(ownerKey))?.toString().trim(),
    writeOwner: async (id) => {
      const object = { Bucket, Key: ownerKey, Body: `${id}\n`, IfNoneMatch: '*', ...encrypted };
      const write = askBucket(bucket, (client, limit) => client.putObject(object, limit));
      await unless('PreconditionFailed', write);
    },
  };
}
