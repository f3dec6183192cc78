/** Which answers are worth compressing, read from their status and headers. */
import type { ServerResponse } from 'node:http';

/** Below this, in bytes, an answer fits one packet anyway. */
export const SMALLEST = 1024;

const TEXT =
  /^(?:text\/|application\/(?:javascript|json|xml|wasm|[\w.-]+\+(?:json|xml))\b|image\/svg\+xml)/i;

/** Pictures, fonts, archives and PDF files are compressed already. */
function isText(response: ServerResponse): boolean {
  return TEXT.test(String(response.getHeader('content-type') ?? ''));
}

/** 1xx, 204 and 304 have no body; a part (206) must stay a part of the whole as it is. */
function hasWholeBody(status: number): boolean {
  return status >= 200 && status !== 204 && status !== 206 && status !== 304;
}

/** The answer may be sent compressed or plain, as the client asks; caches must know. */
export function isCompressible(response: ServerResponse): boolean {
  return (
    hasWholeBody(response.statusCode) &&
    isText(response) &&
    !response.hasHeader('content-encoding') &&
    !response.hasHeader('content-range') &&
    !/\bno-transform\b/i.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** Names Accept-Encoding in Vary, beside what is named there already. */
export function varyByEncoding(response: ServerResponse): void {
  const current = response.getHeader('vary');
  const vary = Array.isArray(current) ? current.join(', ') : String(current ?? '');
  if (/(?:^|[,\s])(?:accept-encoding|\*)(?:$|[,\s])/i.test(vary)) return;
  response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
