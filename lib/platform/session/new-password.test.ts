/** What shape a password may have: its length counts, and not which characters it has. */
import { newPassword, ownPassword } from './schema.ts';

const WORDS = 'three plain words of somebody else and further ones ';

test.each([
  ['eleven characters', WORDS.slice(0, 11), false],
  ['twelve', WORDS.slice(0, 12), true],
  ['letters of another script', 'пароль длинный', true],
  ['64 characters', WORDS.repeat(2).slice(0, 64), true],
  ['256 characters', WORDS.repeat(5).slice(0, 256), true],
  ['more than that', WORDS.repeat(5).slice(0, 257), false],
])('%s: is it long enough, and not too long', (_, password, expected) => {
  expect(newPassword().safeParse(password).success).toBe(expected);
});

test('what was typed goes on as it was typed, with its blanks and its case', () => {
  const typed = '  Three Plain Words ';
  expect(newPassword().parse(typed)).toBe(typed);
  expect(ownPassword().parse(typed)).toBe(typed);
});
