/**
 * Why a password would be guessed soon, if it would (NIST SP 800-63B, 3.1.1.2; ASVS 6.2.4, 6.2.11, 6.2.12). What is
 * left without words that anybody knows of the person, and without runs, has to be as long as a password by itself.
 */
import { PASSWORD_LIMITS } from '../../../platform/session/password-limits.ts';
import type { PasswordList } from './common-passwords.ts';
import { ownLength } from './predictable.ts';
import { folded, readAsLetters, squashed, withoutDecoration } from './spellings.ts';

/** What is known of the person who chooses, as far as it is known. */
export type Person = { email?: string; name?: string; company?: string | undefined };
export type Weakness = 'email' | 'name' | 'company' | 'brand' | 'rows' | 'decorated' | 'common';

/** A shorter piece of a name stands in many words. */
const SHORTEST_WORD = 4;
/** In characters; more of them around a common word are no trivial addition any more. */
const LONGEST_DECORATION = 8;

/** `text` as a whole, and its parts, as people put them into passwords. */
function wordsOf(text: string): string[] {
  const parts = [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((part) => squashed(folded(part)));
  return [...new Set(parts)].filter(({ length }) => length >= SHORTEST_WORD);
}

const withoutWords = (text: string, words: string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);

/** Of which of the words known to all a password consists for the most part. */
function ownWordsIn(
  text: string,
  { email = '', name = '', company = '' }: Person,
  brand: readonly string[],
): Weakness | undefined {
  const local = email.slice(0, email.lastIndexOf('@'));
  const known: [Weakness, string[]][] = [
    ['email', [squashed(folded(email)), ...wordsOf(local)].filter(Boolean)],
    ['name', wordsOf(name)],
    ['company', wordsOf(company)],
    ['brand', brand.flatMap(wordsOf)],
  ];
  const all = known.flatMap(([, words]) => words);
  const plain = squashed(text);
  for (const spelling of [plain, ...readAsLetters(plain)]) {
    const [weakness] =
      known.find(([, words]) => words.some((word) => spelling.includes(word))) ?? [];
    // A rest that is long enough stands by itself: 'mark' is no reason against a market.
    if (weakness && ownLength(withoutWords(spelling, all)) < PASSWORD_LIMITS.shortest)
      return weakness;
  }
  return undefined;
}

function isDecorated(text: string, list: PasswordList): boolean {
  return [text, squashed(text)].some((spelling) => {
    const { core, decoration } = withoutDecoration(spelling);
    if (ownLength(decoration) > LONGEST_DECORATION) return false;
    const ends = [core, spelling.slice(0, spelling.lastIndexOf(core) + core.length)];
    const readings = [spelling, ...ends].flatMap((one) => [one, ...readAsLetters(one)]);
    return readings.some((reading) => list.has(reading));
  });
}

/**
 * @param password of a length that is allowed
 * @param brand the names of this site
 * @param list of passwords that many people have
 * @returns the first reason against it, or undefined
 */
export function weaknessOf(
  password: string,
  { person, brand, list }: { person: Person; brand: readonly string[]; list: PasswordList },
): Weakness | undefined {
  const text = folded(password);
  const known = ownWordsIn(text, person, brand);
  if (known) return known;
  if (list.has(password.normalize('NFKC').toLowerCase())) return 'common';
  if (isDecorated(text, list)) return 'decorated';
  const left = ownLength(text);
  // What is shorter only because its accents were cut off has no rows.
  return left < Math.min(text.length, PASSWORD_LIMITS.shortest) ? 'rows' : undefined;
}
