/**
 * Reads the tokens of PDF objects (ISO 32000-1, 7.2 and 7.3) that say what a document does: names and dictionaries.
 * What stands in strings and comments is text, and an address such as (…/Web/JavaScript) is no script.
 */

export type Token = {
  /** `open` and `close`: of a dictionary or a list. */
  kind: 'name' | 'number' | 'word' | 'open' | 'close';
  /** A name without its stroke. */
  text: string;
  /** Where it ends. */
  end: number;
};

const code = (sign: string) => sign.charCodeAt(0);
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', code));
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !SPACES.has(byte) && !DELIMITERS.has(byte);

/** 'J#61vaScript' is JavaScript (7.3.5). */
const decoded = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** @returns where the string ends that begins at `at`, behind its last bracket */
function endOfString(bytes: Buffer, at: number): number {
  let depth = 0;
  for (let i = at; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === code('\\')) i += 1;
    else if (byte === code('(')) depth += 1;
    else if (byte === code(')')) {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return bytes.length;
}

function endOfComment(bytes: Buffer, at: number): number {
  let i = at;
  while (i < bytes.length && bytes[i] !== 10 && bytes[i] !== 13) i += 1;
  return i;
}

function endOfRegular(bytes: Buffer, at: number): number {
  let i = at;
  while (isRegular(bytes[i])) i += 1;
  return i;
}

/** Each token of `bytes` from `from` on. Strings and comments are left out. */
export function* tokens(bytes: Buffer, from: number): Generator<Token> {
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    const start = at;
    if (SPACES.has(byte)) at += 1;
    else if (byte === code('%')) at = endOfComment(bytes, at);
    else if (byte === code('(')) at = endOfString(bytes, at);
    else if (byte === code('/')) {
      at = endOfRegular(bytes, at + 1);
      yield { kind: 'name', text: decoded(bytes.toString('latin1', start + 1, at)), end: at };
    } else if (byte === code('<') && bytes[at + 1] === code('<')) {
      at += 2;
      yield { kind: 'open', text: '<<', end: at };
    } else if (byte === code('>') && bytes[at + 1] === code('>')) {
      at += 2;
      yield { kind: 'close', text: '>>', end: at };
    } else if (byte === code('<')) {
      const close = bytes.indexOf('>', at);
      at = close === -1 ? bytes.length : close + 1;
    } else if (DELIMITERS.has(byte)) {
      at += 1;
      const text = String.fromCharCode(byte);
      yield { kind: text === '[' ? 'open' : text === ']' ? 'close' : 'word', text, end: at };
    } else {
      at = endOfRegular(bytes, at);
      const text = bytes.toString('latin1', start, at);
      yield { kind: /^[+-]?\d+$/.test(text) ? 'number' : 'word', text, end: at };
    }
  }
}
