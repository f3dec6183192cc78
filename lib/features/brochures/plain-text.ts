/** A text of a page as a brochure can set it: no markup, and the numbers of its footnotes. */
import { Parser } from 'htmlparser2';
import type { RichText } from '../../../content/schemas/parts.ts';

/** A piece of text, or the number of a footnote. */
export type Run = { text: string; note?: true };

/** @param html as pages have it: links, emphasis, marked terms, footnote marks */
export function runsOf({ html }: RichText): Run[] {
  const runs: Run[] = [];
  let inNote = false;
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'sup') inNote = true;
    },
    ontext: (text) => {
      const last = runs.at(-1);
      if (inNote) runs.push({ text, note: true });
      else if (last && !last.note) last.text += text;
      else runs.push({ text });
    },
    onclosetag: (name) => {
      if (name === 'sup') inNote = false;
    },
  });
  parser.end(html);
  return runs;
}
