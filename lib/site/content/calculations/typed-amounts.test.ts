/** Typed amounts and their result, as pages without a price of ours have them. */
import { comeTo, readAmount } from './typed-amounts.ts';

test.each([
  ['$69,920', 69_920],
  ['−₹16.24 crore', -162_400_000],
  ['₹45.5 lakh', 4_550_000],
  ['50', 50],
  ['half of it', undefined],
  ['₹3 dozen', undefined],
])('%s is %d', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test.each([
  ['a sum', ['$69,920', '$81,840', '−$71,410'], '$80,350'],
  ['a product', ['50', '5', '10', '39', '₹2,250'], '₹21,93,75,000'],
  ['the last by the one before', ['97,500', '54,600', '₹11,00,00,000'], '₹2,015'],
])('amounts come to %s', (_, rows, result) => {
  expect(comeTo(rows, result)).toBe(true);
  expect(comeTo(rows, result.replace(/\d(?=\D*$)/, '9'))).toBe(result.endsWith('9'));
});

test('a sum that is one off is no sum', () => {
  expect(comeTo(['$100,000', '$1'], '$100,002')).toBe(false);
});
