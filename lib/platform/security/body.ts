/** Reads a request's body without trusting its type, its length or its shape. */

/** In bytes, for an endpoint that names no limit of its own. */
export const USUAL_BODY = 64 * 1024;
export const DEEPEST_JSON = 8;
/** Twice what the largest form of the site has. The answer names each field that no schema has. */
export const MOST_FIELDS = 50;

export const BODY_TYPES = {
  body: 'application/json',
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
} as const;

export type BodyProblem = 'type' | 'size' | 'json' | 'depth' | 'multipart';

/** Its message is for the client that sent the body. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly problem: BodyProblem;
  constructor(problem: BodyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The media type without its parameters, in lower case. */
export function mediaType(headers: Pick<Headers, 'get'>): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function expectType(request: Request, type: string): void {
  if (mediaType(request.headers) !== type) throw new BodyError('type', `Send the body as ${type}.`);
}

/** Stops at the first byte too many, whatever Content-Length says, and keeps no more than that. */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = new BodyError('size', `Send at most ${Math.floor(limit / 1024)} KB.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      // Not cancelled: that cuts the connection, and a client that is still sending never sees the
      // answer. What is left to come is the server's matter: lib/platform/http/body-stream.ts.
      reader.releaseLock();
      throw tooLarge;
    }
    chunks.push(value);
  }
}

function depthOf(value: unknown, limit: number): number {
  if (value === null || typeof value !== 'object' || limit === 0) return 0;
  let deepest = 0;
  for (const item of Object.values(value)) deepest = Math.max(deepest, depthOf(item, limit - 1));
  return deepest + 1;
}

/** @throws BodyError */
export async function readJson(request: Request, limit = USUAL_BODY): Promise<unknown> {
  expectType(request, BODY_TYPES.body);
  const text = (await readBytes(request, limit)).toString();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError('json', 'The body is not valid JSON.');
  }
  if (depthOf(value, DEEPEST_JSON + 1) > DEEPEST_JSON)
    throw new BodyError('depth', 'The body is nested too deeply.');
  return value;
}

/**
 * The fields of an `application/x-www-form-urlencoded` body; the last of a name counts.
 * @throws BodyError
 */
export async function readForm(
  request: Request,
  limit = USUAL_BODY,
): Promise<Record<string, string>> {
  expectType(request, BODY_TYPES.form);
  const fields = new URLSearchParams((await readBytes(request, limit)).toString());
  if (fields.size > MOST_FIELDS) throw new BodyError('size', `Send at most ${MOST_FIELDS} fields.`);
  return Object.fromEntries(fields);
}

/**
 * @param type the Content-Type, which names the boundary
 * @throws BodyError for a boundary that is missing or wrong and for a part that is cut short
 */
export async function parseMultipart(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    throw new BodyError('multipart', 'The body is not complete multipart/form-data.');
  }
}

/**
 * The fields and files of a `multipart/form-data` body; the last of a name counts.
 * @throws BodyError, also for a boundary that is missing or wrong and for a part that is cut short
 */
export async function readMultipart(
  request: Request,
  limit = USUAL_BODY,
): Promise<Record<string, string | File>> {
  expectType(request, BODY_TYPES.upload);
  const bytes = await readBytes(request, limit);
  return Object.fromEntries(await parseMultipart(bytes, request.headers.get('content-type') ?? ''));
}
