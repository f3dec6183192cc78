/** Compresses a body once, as well as it can be done, and keeps the result in bounded memory. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Slow and small: done once for each page or file, in zlib's own threads. */
async function compressBest(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 9 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Least recently used first; a Map keeps its keys in the order in which they were set. */
export class CompressedCache {
  readonly #entries = new Map<string, Buffer>();
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #maxBytes: number;
  #bytes = 0;

  /** @param maxBytes how much compressed text to keep, in bytes */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Buffer | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** `body` compressed and kept under `key`. Requests that ask at the same time share the work. */
  async compress(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const running = this.#running.get(key);
    if (running) return running;
    const work = compressBest(body, encoding)
      .then((compressed) => {
        this.#keep(key, compressed);
        return compressed;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, work);
    return work;
  }

  #keep(key: string, compressed: Buffer): void {
    if (compressed.length > this.#maxBytes) return;
    this.#entries.set(key, compressed);
    this.#bytes += compressed.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(oldest);
      this.#bytes -= entry.length;
    }
  }
}
