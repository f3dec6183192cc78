/** A calculation without users or fee is refused, and so is one that mixes typed and computed amounts. */
import type { RawSectionOf } from '../section-fill.ts';
import { mistakeOf } from './calculations.ts';

type Section = RawSectionOf<'return-of-investment'>;
const html = (text: string) => ({ html: text });
const typed: Section = {
  type: 'return-of-investment',
  id: 'figure',
  label: 'A worked figure',
  heading: 'What paper costs',
  rows: [
    { term: 'Paper', amount: '$12' },
    { term: 'Ink', amount: '$3' },
  ],
  result: { term: 'Saved', amount: '$15' },
  note: html('An example.'),
};
const counts: NonNullable<Section['counts']> = {
  users: [{ who: 'clerks', count: 12 }],
  fee: [{ price: 'cori.premium', term: 'Premium' }],
};
const nothing = () => undefined;

test('a calculation without users and fee is refused', () => {
  expect(mistakeOf(typed, nothing)).toContain('without users and fee');
});
test('one in which no price of ours belongs says why, and types every amount', () => {
  const unpriced = { ...typed, unpriced: 'A legal case.' };
  expect(mistakeOf(unpriced, nothing)).toBeUndefined();
  expect(mistakeOf({ ...unpriced, result: { term: 'Saved' } }, nothing)).toContain(
    'type an amount',
  );
  expect(mistakeOf({ ...unpriced, result: { term: 'Saved', amount: '$16' } }, nothing)).toContain(
    'neither add up to $16',
  );
  expect(mistakeOf({ ...unpriced, counts }, nothing)).toContain('Remove one of the two');
});
test('one that is computed types no amount', () => {
  expect(mistakeOf({ ...typed, counts }, nothing)).toContain('no amount');
  const rows = [{ term: 'Paper', of: { sheets: 12, each: '$1' } }];
  expect(mistakeOf({ ...typed, rows, result: { term: 'Saved' }, counts }, nothing)).toBeUndefined();
});
