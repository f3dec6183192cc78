/** Runs a suite on both stores of files, each time on an empty one: a folder, and a bucket of a server of its own. */
import { withTestDatabase } from '../../db/test-database.ts';
import type { FileStore } from '../../file-store/file-store.ts';
import { openStore } from '../../file-store/open-store.ts';
import { changeSettings } from '../../settings/settings.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

export type StoreKind = 'folder' | 's3';

const KEYS = { AWS_ACCESS_KEY_ID: 'key-of-tests', AWS_SECRET_ACCESS_KEY: 'secret-of-tests' };

/** Files lie in a bucket during the tests of a `describe`. @returns its server, once they run */
export function withTestBucket(): () => S3Server {
  let server: S3Server;
  beforeAll(async () => {
    Object.assign(process.env, KEYS);
    server = await startS3Server();
    changeSettings({
      FILES_S3_BUCKET: server.bucket,
      FILES_S3_REGION: 'eu-central-1',
      FILES_S3_ENDPOINT: server.endpoint,
      FILES_S3_PREFIX: 'site',
    });
  });
  afterEach(() => Object.assign(server, { fault: undefined, isFaulty: () => true }));
  afterAll(async () => {
    changeSettings({ FILES_S3_BUCKET: undefined, FILES_S3_REGION: undefined });
    changeSettings({ FILES_S3_ENDPOINT: undefined, FILES_S3_PREFIX: undefined });
    for (const name of Object.keys(KEYS)) delete process.env[name];
    await server.close();
  });
  return () => server;
}

/** The store of the settings, emptied. */
export async function emptyStore(): Promise<FileStore> {
  const store = openStore();
  for (const place of ['files', 'trash'] as const)
    for (const entry of await store.list(place)) await store.remove(entry);
  return store;
}

/** Each with a database that it belongs to. */
export function describeOnEveryStore(title: string, suite: (kind: StoreKind) => void): void {
  describe(`${title} (folder)`, () => {
    withTestDatabase();
    suite('folder');
  });
  describe(`${title} (S3)`, () => {
    withTestBucket();
    withTestDatabase();
    suite('s3');
  });
}
