/**
 * A response that compresses itself.
 *
 * Pages and files have an ETag or a date: they are compressed once, as small as possible, and the
 * hot path sends a ready buffer. What has none is made for this request and compressed as it streams.
 * Next's own compression would do the first kind again for every request.
 */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import type { CompressedCache } from './compressed-cache.ts';
import { type Encoder, encodeInto } from './encoder.ts';
import { hasCurrentCopy, tagFor, withoutEncoding } from './entity-tag.ts';
import { type GivenHeaders, headerPairs } from './given-headers.ts';
import type { KnownBodies } from './known-bodies.ts';
import { isCompressible, SMALLEST, varyByEncoding } from './response-policy.ts';

/** Larger files are streamed: they are not held in memory, in bytes. */
const LARGEST_KEPT = 4 * 1024 * 1024;

/**
 * - `undecided`: nothing was written yet
 * - `holding`: a few bytes wait for more, or for the end, to know whether they are worth it
 * - `collecting`: the whole body is gathered for the cache
 * - `streaming`: through the encoder
 * - `answered`: the cache answers; what is still written is the same body again
 * - `plain`: straight through
 */
type Mode = 'undecided' | 'holding' | 'collecting' | 'streaming' | 'answered' | 'plain';
type Chunk = string | Uint8Array;
type Callback = (error?: Error | null) => void;

function toBuffer(chunk: Chunk, charset?: BufferEncoding): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, charset);
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

/** The response class for `http.createServer`, on a cache of its own or a shared one. */
export function compressedResponse(
  cache: CompressedCache,
  bodies: KnownBodies,
): typeof ServerResponse {
  return class CompressedResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    #mode: Mode = 'undecided';
    #held: Buffer[] = [];
    #heldBytes = 0;
    #encoding: Encoding | undefined;
    #encoder: Encoder | undefined;
    #ifNoneMatch: string | undefined;

    constructor(request: Request) {
      super(request);
      this.#encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
      this.#ifNoneMatch = request.headers['if-none-match'];
      // The application compares with its own tags.
      if (this.#encoding && this.#ifNoneMatch)
        request.headers['if-none-match'] = withoutEncoding(this.#ifNoneMatch, this.#encoding);
    }

    // An answer that the cache is about to give must look given, or Next gives another one.
    // @ts-expect-error Node's types call its getter a property.
    override get headersSent(): boolean {
      return (
        this.#mode === 'answered' || Reflect.get(ServerResponse.prototype, 'headersSent', this)
      );
    }

    // Held back while a few bytes decide what becomes of the body, and so of the headers.
    override flushHeaders(): void {
      if (this.#mode === 'undecided') this.#decide();
      if (this.#mode === 'plain') super.flushHeaders();
    }

    override writeHead(
      status: number,
      reason?: string | GivenHeaders,
      headers?: GivenHeaders,
    ): this {
      const given = typeof reason === 'string' ? headers : reason;
      if (this.#mode !== 'undecided' && this.#mode !== 'holding')
        return typeof reason === 'string'
          ? super.writeHead(status, reason, given)
          : super.writeHead(status, given);
      this.statusCode = status;
      if (typeof reason === 'string') this.statusMessage = reason;
      for (const [name, value] of headerPairs(given)) this.setHeader(name, value);
      return this;
    }

    /** Called by Next after each piece of a streamed page. */
    flush(): void {
      this.#encoder?.flush();
    }

    override write(chunk: Chunk, charset?: BufferEncoding | Callback, done?: Callback): boolean {
      const callback = typeof charset === 'function' ? charset : done;
      const encoding = typeof charset === 'string' ? charset : undefined;
      if (this.#mode === 'undecided') this.#decide();
      if (this.#mode === 'plain') return super.write(chunk, encoding ?? 'utf8', callback);
      if (this.#mode === 'streaming')
        return this.#encoder?.write(toBuffer(chunk, encoding), callback) ?? true;
      if (this.#mode !== 'answered') this.#hold(toBuffer(chunk, encoding));
      if (callback) process.nextTick(callback);
      return true;
    }

    override end(
      chunk?: Chunk | Callback | null,
      charset?: BufferEncoding | Callback,
      done?: Callback,
    ): this {
      const callback = [chunk, charset, done].find((value) => typeof value === 'function');
      const body = typeof chunk === 'function' ? undefined : (chunk ?? undefined);
      const encoding = typeof charset === 'string' ? charset : undefined;
      if (callback) this.once('finish', callback);
      switch (this.#mode) {
        case 'undecided':
          if (this.req.method === 'HEAD' || body === undefined) return this.#endWithoutBody();
          return this.#endAtOnce(body, encoding);
        case 'plain':
          return super.end(body, encoding ?? 'utf8');
        case 'holding':
        case 'collecting':
          if (body !== undefined) this.#hold(toBuffer(body, encoding));
          return this.#endHeld();
        case 'streaming':
          this.#encoder?.end(body === undefined ? undefined : toBuffer(body, encoding));
          return this;
        case 'answered':
          return this;
      }
    }

    get #length(): number {
      return Number(this.getHeader('content-length') ?? Number.NaN);
    }

    /** Calls answer each caller differently, whatever tag they give: nothing of them is kept. */
    get #isCall(): boolean {
      return (this.req.url ?? '').startsWith('/api/');
    }

    /** The cache's key of this body, when it can be recognised again. */
    get #key(): string | undefined {
      const validator = this.getHeader('etag') ?? this.getHeader('last-modified');
      if (validator === undefined || this.statusCode !== 200 || this.#isCall) return undefined;
      return `${this.#encoding} ${validator} ${(this.req.url ?? '').split('?', 1)[0]}`;
    }

    /** Whether the body will be compressed. Tells caches that it may be, in either case. */
    #willCompress(length: number): boolean {
      if (!isCompressible(this)) return false;
      varyByEncoding(this);
      return this.#encoding !== undefined && !(length < SMALLEST);
    }

    /** The first bytes are here, and more may follow. */
    #decide(): void {
      if (this.req.method === 'HEAD' || !this.#willCompress(this.#length)) {
        this.#mode = 'plain';
        return;
      }
      const key = this.#key;
      const ready = key ? cache.get(key) : undefined;
      if (ready) this.#answer(ready);
      else if (key && this.#length <= LARGEST_KEPT) this.#mode = 'collecting';
      else {
        this.#mode = 'holding';
        setImmediate(() => this.#mode === 'holding' && this.#stream());
      }
    }

    #hold(chunk: Buffer): void {
      // The caller may use its buffer again as soon as write() has returned.
      this.#held.push(Buffer.from(chunk));
      this.#heldBytes += chunk.length;
      if (this.#mode === 'holding' && this.#heldBytes >= SMALLEST) this.#stream();
    }

    #endHeld(): this {
      // #hold may just have started the stream.
      if (this.#mode === 'streaming') {
        this.#encoder?.end();
        return this;
      }
      const body = Buffer.concat(this.#held);
      this.#held = [];
      if (this.#mode === 'holding') {
        this.#mode = 'plain';
        this.setHeader('Content-Length', body.length);
        return super.end(body);
      }
      // A file that broke off must neither be kept nor look whole.
      if (body.length !== this.#length) return this.destroy();
      return this.#compressWhole(body);
    }

    #endAtOnce(text: Chunk, charset?: BufferEncoding): this {
      const page = typeof text === 'string' && this.#isUntaggedPage ? bodies.get(text) : undefined;
      if (page) {
        super.setHeader('ETag', page.etag);
        if (hasCurrentCopy(this.req.headers, page.etag)) return this.#notModified();
      }
      const body = page?.bytes ?? text;
      const known = this.#length;
      const length = Number.isNaN(known) ? Buffer.byteLength(body) : known;
      if (!this.#willCompress(length)) {
        this.#mode = 'plain';
        return super.end(body, charset ?? 'utf8');
      }
      const key = this.#key;
      const ready = key ? cache.get(key) : undefined;
      if (ready) return this.#answer(ready);
      if (key && length <= LARGEST_KEPT) return this.#compressWhole(toBuffer(body, charset));
      this.#stream();
      this.#encoder?.end(toBuffer(body, charset));
      return this;
    }

    /** Next states the length of what it made at build, and of nothing else. */
    get #isUntaggedPage(): boolean {
      return (
        this.statusCode === 200 &&
        this.req.method === 'GET' &&
        !this.#isCall &&
        this.hasHeader('content-length') &&
        !this.hasHeader('etag')
      );
    }

    #notModified(): this {
      this.statusCode = 304;
      super.removeHeader('Content-Length');
      super.removeHeader('Content-Type');
      return this.#endWithoutBody();
    }

    #compressWhole(body: Buffer): this {
      const encoding = this.#encoding;
      const key = this.#key;
      if (!encoding || !key) return super.end(body);
      this.#mode = 'answered';
      cache.compress(key, body, encoding).then(
        (compressed) => this.#answer(compressed),
        (error: Error) => this.destroy(error),
      );
      return this;
    }

    #answer(compressed: Buffer): this {
      this.#mode = 'answered';
      this.#markEncoded();
      super.setHeader('Content-Length', compressed.length);
      return super.end(compressed);
    }

    #stream(): void {
      const encoding = this.#encoding;
      if (!encoding || this.destroyed) return;
      this.#mode = 'streaming';
      this.#markEncoded();
      const write = (part: Buffer) => super.write(part);
      const encoder = encodeInto(this, encoding, write, () => super.end());
      this.#encoder = encoder;
      for (const chunk of this.#held) encoder.write(chunk);
      this.#held = [];
      encoder.flush();
    }

    /** HEAD has the headers of GET; 304 has the tag that the client sent. */
    #endWithoutBody(): this {
      const etag = this.getHeader('etag');
      if (this.statusCode === 304) {
        varyByEncoding(this);
        const tag = this.#encoding && typeof etag === 'string' && tagFor(etag, this.#encoding);
        if (tag && this.#ifNoneMatch?.includes(tag)) this.setHeader('ETag', tag);
      } else if (this.req.method === 'HEAD' && this.#willCompress(this.#length)) {
        const ready = cache.get(this.#key ?? '');
        this.#markEncoded();
        if (ready) this.setHeader('Content-Length', ready.length);
      }
      this.#mode = 'plain';
      return super.end();
    }

    // Next replaces setHeader on its responses: after `headersSent` its own does nothing.
    #markEncoded(): void {
      const encoding = this.#encoding;
      if (!encoding) return;
      super.setHeader('Content-Encoding', encoding);
      super.removeHeader('Content-Length');
      super.removeHeader('Accept-Ranges');
      const etag = this.getHeader('etag');
      if (typeof etag === 'string') super.setHeader('ETag', tagFor(etag, encoding));
    }
  };
}
