/** Reads a request's body without trusting its type, its length or its shape. */

export const LARGEST_BODY = 64 * 1024;
export const DEEPEST_JSON = 8;

export type BodyProblem = 'type' | 'size' | 'json' | 'depth';

export class BodyError extends Error {
  override name = 'BodyError';
  readonly problem: BodyProblem;
  constructor(problem: BodyProblem) {
    super(`The body cannot be used: ${problem}.`);
    this.problem = problem;
  }
}

/** The media type without its parameters, in lower case. */
export function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Stops reading at the first byte too many, whatever Content-Length says. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY)
    throw new BodyError('size');
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST_BODY) {
      // Not waited for: a client that never stops sending must not hold us.
      void reader.cancel().catch(() => undefined);
      throw new BodyError('size');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function depthOf(value: unknown, limit: number): number {
  if (value === null || typeof value !== 'object' || limit === 0) return 0;
  let deepest = 0;
  for (const item of Object.values(value)) deepest = Math.max(deepest, depthOf(item, limit - 1));
  return deepest + 1;
}

/** @throws BodyError */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request.headers) !== 'application/json') throw new BodyError('type');
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError('json');
  }
  if (depthOf(value, DEEPEST_JSON + 1) > DEEPEST_JSON) throw new BodyError('depth');
  return value;
}

/** The fields of an `application/x-www-form-urlencoded` body; the last of a name counts. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (mediaType(request.headers) !== 'application/x-www-form-urlencoded')
    throw new BodyError('type');
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}
