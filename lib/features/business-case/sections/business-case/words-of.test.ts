/** The words of a result. */
import words from '@/content/messages/USA.json';
import { breakEvenOf } from './words-of';

const say = (breakEven: { earliest?: number; latest?: number }) =>
  breakEvenOf({ breakEven }, words.businessCase);

test('two months are said as a span, one month once', () => {
  expect(say({ earliest: 7, latest: 11 })).toBe('between month 7 and month 11');
  expect(say({ earliest: 1, latest: 1 })).toBe('in month 1');
  expect(say({ earliest: 12, latest: 12 })).toBe('in month 12');
});

test('an open end and none at all are said', () => {
  expect(say({ earliest: 9 })).toBe('in month 9 at best, after the first year at worst');
  expect(say({})).toBe('after the first year');
});
