/** What a password is without its disguise: capitals, accents, digits for letters, gaps, signs at both ends. */

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const WITHOUT_LETTERS = '[^\\p{L}]*';
const DECORATED = new RegExp(`^(${WITHOUT_LETTERS})(.*?)(${WITHOUT_LETTERS})$`, 'su');

/** One spelling of what people take for the same: É, é and e. The vowel signs of Hindi are letters, and stay. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** Without what people put between words. */
export const squashed = (text: string) => text.replace(/[\s._-]/gu, '');

/** `p@55w0rd` → `password`; 1, ! and | are an i or an l. */
export function readAsLetters(text: string): string[] {
  return ['i', 'l'].map((letter) =>
    [...text].map((char) => LETTERS[char] ?? ('1!|'.includes(char) ? letter : char)).join(''),
  );
}

/** What stands at both ends of `text` without a letter, and what lies between: '2026!' and 'password'. */
export function withoutDecoration(text: string): { core: string; decoration: string } {
  const [, before = '', core = '', after = ''] = DECORATED.exec(text) ?? [];
  return { core, decoration: before + after };
}
