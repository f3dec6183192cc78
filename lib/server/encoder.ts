/** Compresses one answer while it is being made. */
import type { ServerResponse } from 'node:http';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

export type Encoder = BrotliCompress | Gzip;

/** Fast rather than small: somebody is waiting. */
function createEncoder(encoding: Encoding): Encoder {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/**
 * An encoder whose output goes to `write` and `end` of `response`, no faster than the client
 * reads; `response` says 'drain' when the encoder wants more.
 */
export function encodeInto(
  response: ServerResponse,
  encoding: Encoding,
  write: (part: Buffer) => boolean,
  end: () => void,
): Encoder {
  const encoder = createEncoder(encoding);
  encoder.on('data', (part: Buffer) => {
    if (!write(part)) encoder.pause();
  });
  encoder.on('end', end);
  encoder.on('error', (error) => response.destroy(error));
  encoder.on('drain', () => response.emit('drain'));
  // Hears its own 'drain' of the line above too: then the socket may still be full.
  response.on('drain', () => response.writableNeedDrain || encoder.resume());
  response.once('close', () => encoder.destroy());
  return encoder;
}
