/**
 * Who is a program that reads for others: a search engine, an assistant, a preview of a link. Not by Next's
 * `userAgent().isBot`, which does not know the crawlers of assistants and changes with Next's releases only.
 */
import { isbot } from 'isbot';

/** Longer ones are nobody's; looking through them would be work done for a stranger. */
const LONGEST_AGENT = 500;

/** @param userAgent the header; who sends none is taken for a person, and asked for consent */
export const isCrawler = (userAgent: string | null): boolean =>
  isbot(userAgent?.slice(0, LONGEST_AGENT));
