/** The names of files that people send: shown to people, never part of a path. */
import { FILE_TYPES, type FilePurpose, LIMITS, typesInWords } from './limits.ts';

const LONGEST_NAME = 120;
/** Folders, and characters that no keyboard makes: a name with them was made to deceive a reader. */
const FORBIDDEN = /[/\\\p{Cc}\u2028\u2029]/u;
/** These turn the letters after them around: 'cv\u202Efdp.exe' reads like 'cvexe.pdf'. */
const TURNS_AROUND = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** In lower case, without the dot; '' when there is none. */
const endingOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

const endingsOf = (purpose: FilePurpose): string[] =>
  LIMITS[purpose].types.flatMap((type) => [...FILE_TYPES[type].endings]);

/** What is wrong with a name, in a sentence for its owner; undefined when nothing is. */
export function nameProblem(name: string, purpose: FilePurpose): string | undefined {
  if (FORBIDDEN.test(name) || !name.isWellFormed())
    return 'The name of this file holds characters that file names cannot have. Rename it and choose it again.';
  if (!endingsOf(purpose).includes(endingOf(name)))
    return `Choose a file of the type ${typesInWords(purpose)}.`;
  return undefined;
}

/** Whether `name` ends as files of `type` do. */
export function isNamedAs(name: string, type: keyof typeof FILE_TYPES): boolean {
  const endings: readonly string[] = FILE_TYPES[type].endings;
  return endings.includes(endingOf(name));
}

/**
 * The name under which a file is kept: one spelling of each letter (NFC), nothing that turns letters
 * around, at most 120 characters with its ending.
 * @param name without a problem (`nameProblem`)
 */
export function keptName(name: string): string {
  const clean = name.normalize('NFC').replace(TURNS_AROUND, '').trim();
  const ending = `.${endingOf(clean)}`;
  const stem = clean.slice(0, -ending.length).replace(/^[.\s]+|[.\s]+$/g, '') || 'file';
  const letters = Array.from(new Intl.Segmenter().segment(stem), ({ segment }) => segment);
  let kept = '';
  for (const letter of letters) {
    if (kept.length + letter.length + ending.length > LONGEST_NAME) break;
    kept += letter;
  }
  return kept + ending;
}
