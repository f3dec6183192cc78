/**
 * What a PDF would do by itself, or holds beside its pages: scripts, programs, other files, forms in a language of
 * their own. Every object is looked at, also those that are packed together (object streams).
 *
 * A reader may find an object by any list of places, so no list is believed: one begins at each word 'obj'. What
 * cannot be looked into (encrypted, packed in an unusual way) is refused.
 */
import { inflateAtMost, UnpackError } from './bounded-inflate.ts';
import { readPdfObject } from './pdf-object.ts';
import { tokens } from './pdf-tokens.ts';

const SCRIPT =
  'This PDF holds a script. Save it again as PDF without forms and scripts, or print it to a new PDF.';
const PROGRAM =
  'This PDF opens programs or other files, or sends a form. Print it to a new PDF and choose that.';
const ATTACHMENT =
  'This PDF holds another file. Print it to a new PDF, which has the pages alone, and choose that.';
const FORM =
  'This PDF holds a form or media that few programs show. Print it to a new PDF and choose that.';
const ENCRYPTED = 'This PDF is encrypted. Save it without a password and choose that.';
const UNREADABLE = 'This PDF cannot be looked through. Print it to a new PDF and choose that.';

/** ISO 32000-1: 12.6.4 (actions), 7.11.4 (files), 12.7.8 (XFA), 7.6 (encryption); 32000-2: 13.7 (media). */
const PROBLEMS = new Map([
  ['JavaScript', SCRIPT],
  ['JS', SCRIPT],
  ['Launch', PROGRAM],
  ['GoToE', PROGRAM],
  ['ImportData', PROGRAM],
  ['SubmitForm', PROGRAM],
  ['EmbeddedFile', ATTACHMENT],
  ['EmbeddedFiles', ATTACHMENT],
  ['RichMedia', FORM],
  ['XFA', FORM],
  ['Encrypt', ENCRYPTED],
]);

/** In bytes, all object streams of a file together. Such lists pack to a fifth or so; of a large file, pictures and fonts are most. */
const MOST_UNPACKED = 8_000_000;
/** In bytes. An honest file is read once, with what it unpacks to. */
const MOST_READ = 24_000_000;

class Problem extends Error {}

/** What one file may cost. */
class Budget {
  #read = 0;
  #unpacked = 0;

  readonly read = (bytes: number): void => {
    this.#read += bytes;
    if (this.#read > MOST_READ) throw new Problem(UNREADABLE);
  };

  unpack(packed: Buffer): Buffer {
    const bytes = inflateAtMost(packed, MOST_UNPACKED - this.#unpacked);
    this.#unpacked += bytes.length;
    return bytes;
  }
}

function judge(name: string): void {
  const problem = PROBLEMS.get(name);
  if (problem) throw new Problem(problem);
}

/** Looks at each object of an object stream: its head lists where they begin (ISO 32000-1, 7.5.7). */
function readPacked(bytes: Buffer, first: number, budget: Budget): void {
  const places = new Set<number>();
  let isPlace = false;
  for (const { kind, text } of tokens(bytes.subarray(0, first), 0)) {
    if (kind !== 'number') throw new Problem(UNREADABLE);
    budget.read(text.length);
    if (isPlace) places.add(first + Number(text));
    isPlace = !isPlace;
  }
  for (const place of places) readPdfObject(bytes, place, { judge, spend: budget.read });
}

function readObject(bytes: Buffer, from: number, budget: Budget): void {
  const { stream } = readPdfObject(bytes, from, { judge, spend: budget.read });
  if (!stream?.isOfObjects) return;
  const { at, filter, first, isUnusual } = stream;
  if (isUnusual || first === undefined) throw new Problem(UNREADABLE);
  const packed = bytes.subarray(at);
  readPacked(filter ? budget.unpack(packed) : packed, first, budget);
}

/** What is wrong with a PDF, in a sentence for its owner; undefined when nothing is. */
export function activePdfProblem(bytes: Buffer): string | undefined {
  const budget = new Budget();
  try {
    for (const word of ['obj', 'trailer'])
      for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1))
        if (bytes.toString('latin1', at - 3, at) !== 'end')
          readObject(bytes, at + word.length, budget);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    if (error instanceof UnpackError) return UNREADABLE;
    throw error;
  }
}
