/** Long text in Markdown. A file of its own: what reads prices and menus needs no parser for it. */
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { means } from './meaning.ts';
import { ALLOWED_TAGS, forbiddenMarkup, type RichText, SANITIZE } from './parts.ts';

/** What Markdown may become besides running text: paragraphs, lists and tables. Headings are fields. */
const ALLOWED_BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const toHtml = new Marked({ gfm: true });

/** Several paragraphs in Markdown: lists, tables and the markup of running text, no headings. */
export const markdown = (max: number) =>
  means(
    'rich',
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .superRefine((value, context) => {
        const found = forbiddenMarkup(value);
        if (found)
          context.addIssue({ code: 'custom', message: `markup not allowed here: ${found}` });
        if (/^#{1,6} /m.test(value))
          context.addIssue({ code: 'custom', message: 'no headings here: start a new part' });
      })
      .transform(
        (value): RichText => ({
          html: sanitizeHtml(toHtml.parse(value, { async: false }), {
            ...SANITIZE,
            allowedTags: [...ALLOWED_TAGS, ...ALLOWED_BLOCKS, ...TABLE],
          }).trim(),
        }),
      ),
  );
