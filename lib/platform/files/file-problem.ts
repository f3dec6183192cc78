/**
 * What can be said of a file before it is read, by its name and size. Browsers ask it before they send one,
 * the schema of an endpoint when one arrives, and the store before it keeps one.
 */
import { nameProblem } from './file-name.ts';
import { type FilePurpose, LIMITS, limitInWords, megabytes } from './limits.ts';

const SHOWN_OF_NAME = 60;

/** Which of many files it was: a name may be as long as its owner likes. */
const shown = (name: string) =>
  name.length > SHOWN_OF_NAME ? `${name.slice(0, SHOWN_OF_NAME)}…` : name;

/** Rounded up: a file that is a little too large never has just what is allowed. */
const sizeInWords = (bytes: number) => megabytes(Math.ceil(bytes / 100_000) * 100_000);

/**
 * @returns what is wrong, in a sentence that tells its owner what to do: nothing chosen, nothing in it, too
 *   large, or a name that no file for this purpose has; undefined when nothing is
 */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: FilePurpose,
): string | undefined {
  // A form whose field was left alone sends a file without name and content.
  if (!name && size === 0) return `Choose a file: ${limitInWords(purpose)}.`;
  const wrongName = nameProblem(name, purpose);
  if (wrongName) return wrongName;
  if (size === 0) return `There is nothing in ‘${shown(name)}’. Choose another file.`;
  if (size > LIMITS[purpose].maxBytes)
    return `‘${shown(name)}’ has ${sizeInWords(size)}. Choose a file of at most ${megabytes(LIMITS[purpose].maxBytes)}.`;
  return undefined;
}
