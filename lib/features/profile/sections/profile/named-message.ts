/** The message that the address of the page names, as our mails do it. In the browser only. */

import { REFERENCE } from '@/lib/site/forms/reference-pattern';

/**
 * The number in `/profile?message=NV-7F3K-92QD`. Mails of before say `/profile#NV-7F3K-92QD`, which no server
 * hears of.
 */
export function namedMessage(): string | undefined {
  const place = location.hash.slice(1);
  // Other places of the page are no message.
  if (REFERENCE.test(place)) return place;
  return new URLSearchParams(location.search).get('message') || undefined;
}
