/**
 * The one way to a bucket: loaded when one is set, bounded in time, and every failure of one kind. Keys come the
 * AWS way: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine.
 */
import 'server-only';
import type { S3 } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { FileStoreFullError, FileStoreUnavailableError } from './errors.ts';

/**
 * As long as a database is waited for (lib/platform/db/open-postgres.ts): a visitor who sends a file waits for
 * both within the deadline of lib/platform/api/answer.ts. In ms.
 */
const CONNECT_LIMIT_MS = 1_000;
const ATTEMPT_LIMIT_MS = 2_000;
const WHOLE_LIMIT_MS = 3_500;
const ATTEMPTS = 2;

/** What stops a request that lasts too long. */
export type Limit = { abortSignal: AbortSignal };

async function open({ region, endpoint }: Bucket): Promise<S3> {
  // 35 MB of memory that a site with a folder never takes.
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: ATTEMPT_LIMIT_MS,
      throwOnRequestTimeout: true,
    },
    // The signature covers the body already, and storages of other makers know no further checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const clients = new Map<string, Promise<S3>>();

function clientFor(bucket: Bucket): Promise<S3> {
  const key = `${bucket.region} ${bucket.endpoint}`;
  const client = clients.get(key) ?? open(bucket);
  clients.set(key, client);
  return client;
}

type Failure = { name?: string; $metadata?: { httpStatusCode?: number } };

function inOurWords(error: Failure): Error {
  const status = error.$metadata?.httpStatusCode;
  if (status === 507)
    return new FileStoreFullError('The storage of files is full.', { cause: error });
  return new FileStoreUnavailableError(error, isRefusal(error.name, status));
}

/** Another try may change it though the status is one of our mistakes: too slow, at once with another, too often. */
const MAY_CHANGE = new Set([408, 409, 429]);

function isRefusal(name: string | undefined, status: number | undefined): boolean {
  if (status === undefined) return name === 'CredentialsProviderError';
  return status < 500 && !MAY_CHANGE.has(status);
}

/**
 * Asks `bucket`.
 * @param act one request, with its `limit`, and what is read of the answer
 * @throws FileStoreUnavailableError, FileStoreFullError
 */
export async function askBucket<T>(
  bucket: Bucket,
  act: (client: S3, limit: Limit) => Promise<T>,
): Promise<T> {
  const client = await clientFor(bucket);
  try {
    return await act(client, { abortSignal: AbortSignal.timeout(WHOLE_LIMIT_MS) });
  } catch (error) {
    throw inOurWords(error as Failure);
  }
}

/** What `asked` gives, or undefined when the storage answers it with the error `code`. */
export async function unless<T>(code: string, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && (error.cause as Failure | undefined)?.name === code)
      return undefined;
    throw error;
  }
}
