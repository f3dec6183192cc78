/**
 * What may stand in a line of the log. Whatever wrote it, a terminal that shows the line obeys
 * nothing in it, and it names no person.
 */

/**
 * Something@somewhere, also as it stands in an address (%40). A path such as
 * node_modules/@scope/name is none. Bounded, so that a long text costs no more than its length.
 */
const EMAIL = /[^\s@<>,;:()[\]"/\\]{1,128}(?:@|%40)[^\s@<>,;:()[\]"/\\]+/gi;

/**
 * What JSON leaves as it is and a terminal or a viewer may act on: DEL and C1 (U+009B begins a
 * command like ESC [), line separators, and format characters that change the order of letters.
 */
const INVISIBLE = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;

/** In characters. A longer line does not help its reader. */
const LONGEST_TEXT = 4_000;

const escaped = (text: string) =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** `text` without e-mail addresses, and no longer than a log needs. */
export function withoutPersons(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(EMAIL, '[e-mail]');
}

/**
 * @param line one JSON object, as the logger made it
 * @returns the same object, safe to show, as one line
 */
export function safeLine(line: string): string {
  const value: unknown = JSON.parse(line, (_, item) =>
    typeof item === 'string' ? withoutPersons(item) : item,
  );
  return `${JSON.stringify(value).replace(INVISIBLE, escaped)}\n`;
}
