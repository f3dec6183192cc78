/**
 * Bounds on what the head of a request holds, before anyone reads it. What Next does with parameters
 * and cookies grows with the square of their number: seven thousand parameters took 2.7 s.
 */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '../api/error-codes.ts';
import { CALLBACK_PATH } from '../oidc/callback-path.ts';

/** In bytes. The longest that this site's own forms and links ask with is half as long. */
export const LONGEST_QUERY = 2_048;
export const MOST_PARAMETERS = 50;
/** As many as any browser keeps for one site. */
const MOST_COOKIES = 180;

/** Whether `text` has more than `most` parts between its `separator`s. */
const hasMore = (text: string, separator: string, most: number) =>
  text.split(separator, most + 1).length > most;

/** @returns why `request` is refused by its query or its cookies, or undefined */
export function headFault({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): ErrorCode | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  // The code and the state that an identity provider sends back are as long as it likes.
  if (query.length > LONGEST_QUERY && path !== CALLBACK_PATH) return 'QUERY_TOO_LONG';
  if (hasMore(query, '&', MOST_PARAMETERS)) return 'TOO_MANY_PARAMETERS';
  if (hasMore(headers.cookie ?? '', ';', MOST_COOKIES)) return 'TOO_MANY_COOKIES';
  return undefined;
}
