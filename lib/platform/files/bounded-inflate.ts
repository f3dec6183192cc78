/** Unpacks no more than was allowed. What a file says of its own size is a claim; here the bytes are counted. */
import { constants, createInflateRaw, inflateSync } from 'node:zlib';

/** What was packed is more than it may be, or cannot be unpacked at all. */
export class UnpackError extends Error {
  override name = 'UnpackError';
  readonly isTooMuch: boolean;
  constructor(isTooMuch: boolean, cause?: unknown) {
    super(isTooMuch ? 'It unpacks to more than it may.' : 'It cannot be unpacked.', { cause });
    this.isTooMuch = isTooMuch;
  }
}

/**
 * The start of `packed` as zlib packs it. What follows its end is left alone, and a cut end gives what there is, as
 * readers of PDF do.
 * @throws UnpackError
 */
export function inflateAtMost(packed: Buffer, most: number): Buffer {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(packed, { maxOutputLength: most, finishFlush });
  } catch (error) {
    throw new UnpackError(Object(error).code === 'ERR_BUFFER_TOO_LARGE', error);
  }
}

/**
 * Unpacks what an archive packed (deflate) and keeps only its beginning, so that memory stays flat.
 * @param most bytes that may come out
 * @param keep how many of the first ones are given back
 * @returns how many came out, and the first of them
 * @throws UnpackError
 */
export async function countInflated(
  packed: Buffer,
  { most, keep }: { most: number; keep: number },
): Promise<{ size: number; head: Buffer }> {
  const inflate = createInflateRaw();
  const kept: Buffer[] = [];
  let size = 0;
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (size < keep) kept.push(chunk.subarray(0, keep - size));
      size += chunk.length;
      if (size > most) throw new UnpackError(true);
    }
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError(false, error);
  } finally {
    inflate.destroy();
  }
  return { size, head: Buffer.concat(kept) };
}
