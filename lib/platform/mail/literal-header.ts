/**
 * Headers that show what was typed. `=?utf-8?B?…?=` is plain ASCII, so it would go out as it is and
 * the reader's program would decode it: a way to write a subject that we never saw.
 */
import type { Letter } from './mail-kind.ts';

/** In bytes, so that an encoded word in base64 stays below the 75 characters of RFC 2047 §2. */
const WORD_BYTES = 42;

const looksEncoded = (text: string) => text.includes('=?');

/** The characters of `text` in pieces that none of them is cut by. */
function pieces(text: string): string[] {
  const found = [''];
  for (const character of text) {
    const last = found.length - 1;
    if (Buffer.byteLength(found[last] + character) > WORD_BYTES) found.push(character);
    else found[last] += character;
  }
  return found;
}

/** `text` as the value of a header without structure, to be read as it is written. RFC 2047 §5. */
export function literalHeader(text: string): string {
  if (!looksEncoded(text)) return text;
  // Readers leave out the blanks between two encoded words.
  const word = (piece: string) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`;
  return pieces(text).map(word).join(' ');
}

/** No name looks so: an address without it says who wrote, and the mail's text has both. */
export function literalAddress(replyTo: Letter['replyTo']): Letter['replyTo'] {
  return typeof replyTo !== 'string' && looksEncoded(replyTo.name) ? replyTo.address : replyTo;
}
