/**
 * Bounds on what the head of a request holds, before a handler reads it. What Next does with parameters and
 * cookies grows with the square of their number: seven thousand parameters took 2.7 s.
 */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '../api/error-codes.ts';

/** In bytes. The longest that this site's own forms and links ask with is half as long. */
export const LONGEST_QUERY = 2_048;
export const MOST_PARAMETERS = 50;
/** As many as any browser keeps for one site. */
const MOST_COOKIES = 180;

/** A browser sends twenty, and each proxy on the way adds a few. */
const MOST_HEADERS = 100;

/** Whether `text` has more than `most` parts between its `separator`s. */
const hasMore = (text: string, separator: string, most: number) =>
  text.split(separator, most + 1).length > most;

/**
 * @param longQueryPath where a query may be longer than LONGEST_QUERY
 * @returns why a request is refused by its query, its cookies or its other headers, or undefined
 */
export function headFault(
  { url = '', headers, rawHeaders }: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  longQueryPath?: string,
): ErrorCode | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (query.length > LONGEST_QUERY && path !== longQueryPath) return 'QUERY_TOO_LONG';
  if (hasMore(query, '&', MOST_PARAMETERS)) return 'TOO_MANY_PARAMETERS';
  // Names and values take turns in it.
  const hasMoreHeaders = rawHeaders.length > 2 * MOST_HEADERS;
  if (hasMoreHeaders || hasMore(headers.cookie ?? '', ';', MOST_COOKIES)) return 'TOO_MANY_HEADERS';
  return undefined;
}
