/** What an operator pipes is the password, once or twice. */
import { passwordIn } from './ask-password.ts';

test.each([
  ['one line', 'correct horse battery\n'],
  ['one line without its end', 'correct horse battery'],
  ['two lines, as a terminal asks twice', 'correct horse battery\ncorrect horse battery\n'],
  ['two lines of Windows', 'correct horse battery\r\ncorrect horse battery\r\n'],
])('%s', (_, piped) => {
  expect(passwordIn(piped)).toBe('correct horse battery');
});

test('two that differ, and three, are refused in words', () => {
  expect(() => passwordIn('one\ntwo\n')).toThrow('not the same');
  expect(() => passwordIn('one\none\none\n')).toThrow('there were 3');
});
