/**
 * Remembers the pages that were sent: their tag and their bytes. Next would hash the text of a
 * page anew for every request, which costs more than all the rest of answering it; so
 * `generateEtags` is off in next.config.ts and the tag is made here, once.
 */
import { createHash } from 'node:crypto';

export type KnownBody = { etag: string; bytes: Buffer };

/** Shorter texts are no pages, and hashing them each time costs nothing. */
const CHARACTERS_KEPT = 1024;

export class KnownBodies {
  // Next hands out the same string object as long as it remembers the page, so that finding it
  // compares no character.
  readonly #bodies = new Map<string, KnownBody>();
  readonly #maxBytes: number;
  #bytes = 0;

  /** @param maxBytes how much text to keep, in bytes; its string may take as much again */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(body: string): KnownBody {
    const known = this.#bodies.get(body);
    if (known) return known;
    const bytes = Buffer.from(body);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const entry = { etag, bytes };
    if (body.length >= CHARACTERS_KEPT) this.#keep(body, entry);
    return entry;
  }

  #keep(body: string, entry: KnownBody): void {
    this.#bodies.set(body, entry);
    this.#bytes += entry.bytes.length;
    for (const [oldest, { bytes }] of this.#bodies) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#bodies.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
