/**
 * Which clients are programs that read for others: search engines, assistants, previews of links. Not by
 * Next's `userAgent().isBot`, which lacks the crawlers of assistants and changes with Next's releases only.
 */
import { isbot } from 'isbot';

/** No browser sends a longer one; searching it would be work done for an attacker. */
export const LONGEST_AGENT = 500;

/** @param userAgent the header; a client without one is taken for a person, and asked for consent */
export const isCrawler = (userAgent: string | null): boolean =>
  isbot(userAgent?.slice(0, LONGEST_AGENT));
