/** US spelling becomes Indian English, and nothing else changes. */
import { toIndianEnglish } from './spelling.ts';

test.each([
  ['Our organization is organized by color.', 'Our organisation is organised by colour.'],
  ['Organizations analyze labor', 'Organisations analyse labour'],
  ['The Center', 'The Centre'],
  ['COLOR', 'COLOUR'],
  ['toward the center,', 'towards the centre,'],
])('%p is written %p', (american, indian) => {
  expect(toIndianEnglish(american)).toBe(indian);
});

test.each([
  ['a path', '/Company/Non_Profit_Organizations'],
  ['a link', '<a href="/color">'],
  ['a placeholder', 'Choose a {color}'],
  ['a claim', '{claim:labor-saved}'],
  ['part of a word', 'centered, colorful, reorganization'],
  ['what is Indian already', 'organisation, colour, centre'],
  ['nothing', ''],
  ['a lone bracket', 'a < b { c'],
])('%s stays as it is', (_, text) => {
  expect(toIndianEnglish(text)).toBe(text);
});

test('the words of a link are changed, its address is not', () => {
  expect(toIndianEnglish('<a href="/color-center">color center</a> color')).toBe(
    '<a href="/color-center">colour centre</a> colour',
  );
});

test('a second time changes nothing more', () => {
  const once = toIndianEnglish('The organization’s labor, organized by color toward the center');
  expect(toIndianEnglish(once)).toBe(once);
});
