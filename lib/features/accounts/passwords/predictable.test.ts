/** How long a password really is. */
import { assert, integer, property, string } from 'fast-check';
import { ownLength } from './predictable.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['aaaaaaaaaaaa', 1],
  ['abcdefghijkl', 1],
  ['lkjihgfedcba', 1],
  ['qwertyuiop', 1],
  ['1qaz2wsx3edc', 3],
  ['qwertz1234', 2],
  ['tiger1234567', 6],
  ['mangoes 2026', 12],
  // Three keys side by side stand in many words.
  ['party expert', 12],
  // Nothing but a repetition counts once, the last time perhaps cut off.
  ['tulip tulip tulip tul', 6],
  ['x9k!x9k!x9k!', 4],
])('%j counts for %d characters', (text, length) => {
  expect(ownLength(text)).toBe(length);
});

test('no text counts for more than its length, and repeating it adds nothing', () => {
  assert(
    property(string({ maxLength: 40 }), integer({ min: 2, max: 6 }), (text, times) => {
      expect(ownLength(text)).toBeLessThanOrEqual(text.length);
      expect(ownLength(text.repeat(times))).toBe(ownLength(text));
    }),
  );
});
