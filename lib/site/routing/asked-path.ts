/** Where a visitor wanted to go before a form stood in the way, by the address of the form's page. */

import { safeReturnPath } from '../../platform/security/return-path.ts';
import { isSameHost } from '../../platform/security/same-origin.ts';

/** The `next` of the page that sent the form, when it is a path of this site. */
export function askedPath(headers: Headers): string | undefined {
  const referer = headers.get('referer');
  if (!referer || !isSameHost(referer, headers)) return undefined;
  return safeReturnPath(new URL(referer).searchParams.get('next'));
}
