/** How long a text is when what follows by itself counts once: runs of keys, of letters, of one character, repeats. */

const KEYS = [
  '`1234567890-=',
  '~!@#$%^&*()_+',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  // German and French keyboards.
  'qwertzuiopü+',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  // From the top row down.
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik,',
  '9ol.',
];
const ORDERS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', '1234567890'];
const reversed = (text: string) => [...text].reverse().join('');
const SEQUENCES = [...KEYS, ...ORDERS].flatMap((sequence) => [sequence, reversed(sequence)]);

/** Shorter ones stand in words: 'rty' in party, 'def' in define. */
const SHORTEST_RUN = 4;
const SHORTEST_OF_ONE = 3;

/** How many characters from `start` on are one over and over. */
function sameFrom(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] === text[start]) end += 1;
  return end - start;
}

/** How many characters from `start` on lie side by side in one of the sequences. */
function sequenceFrom(text: string, start: number): number {
  let end = start + SHORTEST_RUN;
  const isRun = () => SEQUENCES.some((sequence) => sequence.includes(text.slice(start, end)));
  if (end > text.length || !isRun()) return 0;
  while (end <= text.length && isRun()) end += 1;
  return end - 1 - start;
}

/** The shortest beginning of which `text` is nothing but repetitions, the last one perhaps cut off. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (text === unit.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return unit;
  }
  return text;
}

/**
 * @param text in lower case
 * @returns its length in characters, with each run of keys or letters, and each repetition, counted once
 */
export function ownLength(text: string): number {
  const unit = unitOf(text);
  let length = 0;
  for (let at = 0; at < unit.length; length += 1) {
    const same = sameFrom(unit, at);
    const run = same >= SHORTEST_OF_ONE ? same : sequenceFrom(unit, at);
    at += Math.max(1, run);
  }
  return length;
}
