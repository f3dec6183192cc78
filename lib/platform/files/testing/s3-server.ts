/**
 * A storage that speaks S3, for tests: objects in memory, paths that begin with the bucket. Signatures are not
 * checked, but a request without one is refused. What a real one would do worse is its `fault`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type StoredObject = { body: Buffer; modified: Date; headers: IncomingMessage['headers'] };

/**
 * What goes wrong: connections break, no answer comes, a body ends early or stays half sent, it asks for patience,
 * its disk is full, or the keys are not right.
 */
export type Fault = 'away' | 'silent' | 'truncated' | 'stalled' | 'busy' | 'full' | 'forbidden';

export type S3Server = {
  endpoint: string;
  bucket: string;
  /** By key. */
  objects: Map<string, StoredObject>;
  /** Of each request: 'PUT some/key'. */
  requests: string[];
  fault: Fault | undefined;
  /** Which requests have the fault; every one unless it is set. */
  isFaulty: (method: string, key: string) => boolean;
  close: () => Promise<void>;
};

/** So that tests meet a second page. */
const PAGE = 4;

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const STATUS = {
  busy: [503, 'SlowDown'],
  full: [507, 'Full'],
  forbidden: [403, 'AccessDenied'],
} as const;

function say(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  say(response, status, xml(`<Error><Code>${code}</Code><Message>${code}.</Message></Error>`));

/** ListObjectsV2: the token is the last key of the page before. */
function listing(objects: S3Server['objects'], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const isCut = keys.length > PAGE;
  const contents = page.map((key) => {
    const { body, modified } = objects.get(key) as StoredObject;
    const when = modified.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${when}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function give(response: ServerResponse, { body, modified }: StoredObject, fault?: Fault): void {
  const head = { 'Content-Length': body.length, 'Last-Modified': modified.toUTCString() };
  response.writeHead(200, head);
  if (!fault) return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => {
    if (fault === 'truncated') response.destroy();
  });
}

async function put(server: S3Server, key: string, request: IncomingMessage, out: ServerResponse) {
  const { headers } = request;
  const source = headers['x-amz-copy-source'];
  const body = await buffer(request);
  const modified = new Date();
  if (source) {
    const from = decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, '');
    const found = server.objects.get(from);
    if (!found) return refuse(out, 404, 'NoSuchKey');
    server.objects.set(key, { body: found.body, modified, headers });
    const when = modified.toISOString();
    return say(
      out,
      200,
      xml(`<CopyObjectResult><LastModified>${when}</LastModified></CopyObjectResult>`),
    );
  }
  if (headers['if-none-match'] === '*' && server.objects.has(key))
    return refuse(out, 412, 'PreconditionFailed');
  server.objects.set(key, { body, modified, headers });
  say(out, 200);
}

async function answer(
  server: S3Server,
  request: IncomingMessage,
  out: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', server.endpoint);
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  const [method = '', key] = [request.method, rest.join('/')];
  server.requests.push(`${method} ${key}`);
  if (!/^AWS4-HMAC-SHA256 .*Signature=/.test(request.headers.authorization ?? ''))
    return refuse(out, 403, 'AccessDenied');
  const fault = server.isFaulty(method, key) ? server.fault : undefined;
  if (fault === 'away') return void request.socket.destroy();
  if (fault === 'silent') return;
  if (fault === 'busy' || fault === 'full' || fault === 'forbidden') {
    const [status, code] = STATUS[fault];
    return refuse(out, status, code);
  }
  if (bucket !== server.bucket) return refuse(out, 404, 'NoSuchBucket');
  if (method === 'GET' && key === '') return say(out, 200, listing(server.objects, searchParams));
  if (method === 'PUT') return put(server, key, request, out);
  const found = server.objects.get(key);
  if (method === 'DELETE') {
    server.objects.delete(key);
    return say(out, 204);
  }
  if (!found) return refuse(out, 404, 'NoSuchKey');
  give(out, found, fault);
}

/** Starts one on a free port. Call `close` afterwards. */
export async function startS3Server(): Promise<S3Server> {
  const http = createServer((request, out) => void answer(server, request, out));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files-of-people',
    objects: new Map(),
    requests: [],
    fault: undefined,
    isFaulty: () => true,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
