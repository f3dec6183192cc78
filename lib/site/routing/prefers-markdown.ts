/** Does a client want a page as Markdown, by its Accept header? RFC 9110 §12.5.1. */
import { qualityValues } from '../../platform/http/quality-values.ts';

const MARKDOWN = 'text/markdown';
/** In characters. No browser sends more. */
const LONGEST = 1_000;

/**
 * True for a client that names Markdown and wants HTML no more than that. Browsers never name it, and a
 * client that takes anything gets the page.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept || accept.length > LONGEST || !/text\/markdown/i.test(accept)) return false;
  const weights = new Map(qualityValues(accept));
  const markdown = weights.get(MARKDOWN) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
