/** Reads one object of a PDF: tells its names, and what its dictionary says of a stream of other objects. */
import { tokens } from './pdf-tokens.ts';

type Stream = {
  /** Where its data begin. */
  at: number;
  /** Whether other objects are packed in it (ISO 32000-1, 7.5.7). */
  isOfObjects: boolean;
  /** Whether it is packed with zlib's method; anything else is unusual. */
  filter: boolean;
  /** Where, in the unpacked data, its first object begins. */
  first: number | undefined;
  /** What is said of it twice, or packed in a way that no common program uses. */
  isUnusual: boolean;
};

type Reader = {
  /** Is told each name. */
  judge: (name: string) => void;
  /** Is told how many bytes were read. */
  spend: (bytes: number) => void;
};

/** Of these keys the values that follow are kept. */
const KEPT = new Map([
  ['Filter', 3],
  ['First', 2],
  ['N', 1],
]);

/** Behind the word 'stream' comes the end of its line. */
function dataAfter(bytes: Buffer, end: number): number {
  let at = end;
  while (bytes[at] === 0x20) at += 1;
  if (bytes[at] === 0x0d) at += 1;
  if (bytes[at] === 0x0a) at += 1;
  return at;
}

/** What the dictionary says, by the keys that count. */
class Said {
  readonly #values = new Map<string, string[]>();
  #open: { values: string[]; left: number } | undefined;
  #isOfObjects = false;
  #isUnusual = false;

  add(kind: string, text: string): void {
    if (this.#open && this.#open.left > 0) {
      this.#open.values.push(text);
      this.#open.left -= 1;
    }
    if (kind !== 'name') return;
    if (text === 'ObjStm') this.#isOfObjects = true;
    if (text === 'DecodeParms') this.#isUnusual = true;
    const left = KEPT.get(text);
    if (left === undefined) return;
    // Programs differ in which of two they believe.
    if (this.#values.has(text)) this.#isUnusual = true;
    this.#open = { values: [], left };
    this.#values.set(text, this.#open.values);
  }

  stream(at: number): Stream {
    const [filter, first] = [this.#values.get('Filter'), this.#values.get('First')];
    const isFlate = filter?.[0] === 'FlateDecode' || filter?.join(' ') === '[ FlateDecode ]';
    // A second number makes it a reference to another object.
    const isNumber = /^\d+$/.test(first?.[0] ?? '') && !/^\d+$/.test(first?.[1] ?? '');
    return {
      at,
      isOfObjects: this.#isOfObjects || (first !== undefined && this.#values.has('N')),
      filter: filter !== undefined,
      first: isNumber ? Number(first?.[0]) : undefined,
      isUnusual: this.#isUnusual || (filter !== undefined && !isFlate),
    };
  }
}

/**
 * Reads the object that begins at `from`, to the end of its one value, as every program does, and to the stream behind it.
 * @returns its stream, if it has one
 * @throws what the reader throws
 */
export function readPdfObject(
  bytes: Buffer,
  from: number,
  { judge, spend }: Reader,
): { stream?: Stream } {
  const said = new Said();
  let depth = 0;
  let last = from;
  let isWhole = false;
  for (const { kind, text, end } of tokens(bytes, from)) {
    spend(end - last);
    last = end;
    // The value is whole; what may follow is its stream.
    if (isWhole)
      return kind === 'word' && text === 'stream'
        ? { stream: said.stream(dataAfter(bytes, end)) }
        : {};
    if (kind === 'name') judge(text);
    said.add(kind, text);
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    isWhole = depth <= 0;
  }
  spend(bytes.length - last);
  return {};
}
