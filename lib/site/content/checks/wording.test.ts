/** Words that no native writer uses are refused, but for the phrases in which they are right. */
import { formatProblem } from '../problem.ts';
import { checkWording } from './wording.ts';
import type { Written } from './written.ts';

const LIST = {
  mail: { write: 'e-mail', except: ['mail server', 'direct mail'] },
  'reckon with': { write: 'expect' },
  fortnight: { write: 'two weeks', only: 'USA' as const },
};

function said(text: string, region: Written['region'] = 'USA') {
  const problem = (reason: string) => ({ file: 'mail/a.txt', line: 3, region, reason });
  return checkWording([{ file: 'mail/a.txt', region, text, problem }], LIST).map(formatProblem);
}

test.each([
  ['Reply to this mail.', '"mail"', '"e-mail"'],
  ['Mail us.', '"Mail"', '"e-mail"'],
  ['The mail server sends the mail.', '"mail"', '"e-mail"'],
  ['You have to reckon with a delay.', '"reckon with"', '"expect"'],
])('%p is refused', (text, found, mend) => {
  expect(said(text)).toEqual([
    expect.stringContaining(`content/mail/a.txt:3: nobody there says ${found}. Write ${mend}, or`),
  ]);
});

test.each([
  'An e-mail goes to your mailbox, and emails too.',
  'Ask whoever looks after the mail server.',
  'Direct mail and its mailing list.',
])('%p is native', (text) => {
  expect(said(text)).toEqual([]);
});

test('what is foreign to one edition is right in the other', () => {
  expect(said('Wait a fortnight.')).toHaveLength(1);
  expect(said('Wait a fortnight.', 'INDIA')).toEqual([]);
});
