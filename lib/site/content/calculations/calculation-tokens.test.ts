/** Figures that running texts quote: sums, quotients, and amounts in words. */
import type { Terms } from '../../../../content/schemas/calculation.ts';
import { calculationTokens } from './calculation-tokens.ts';

const PRICES = { code: { team: [90_000_000, 110_000_000] as [number, number] } };
const calculations: Record<string, Record<string, Terms>> = {
  loans: {
    billed: [{ first: '₹3,10,00,000' }, { second: '₹90,00,000' }],
    average: { billed: '=billed', loans: '/2' },
    'left-of-fee': [{ fee: '=code.team.least' }, { minus: -1, billed: '=billed' }],
    hours: { people: 50, hours: 39 },
    'an-hour': { fee: '=code.team', hours: '/=hours' },
  },
};

test('a figure is a sum or a quotient of what stands above it, in figures and in words', () => {
  const tokens = new Map(calculationTokens(calculations, PRICES, 'INDIA'));
  expect(tokens.get('calculation:loans.billed')).toBe('₹4,00,00,000');
  expect(tokens.get('calculation:loans.billed:words')).toBe('₹4\u00a0crore');
  expect(tokens.get('calculation:loans.average:words')).toBe('₹2\u00a0crore');
  expect(tokens.get('calculation:loans.left-of-fee:words')).toBe('₹5\u00a0crore');
  expect(tokens.get('calculation:loans.hours:words')).toBe('1,950');
  expect(tokens.get('calculation:loans.an-hour')).toBe('₹56,410');
});

test('Americans read figures in both', () => {
  const tokens = new Map(
    calculationTokens({ one: { worth: { amount: '$4,390,000' } } }, {}, 'USA'),
  );
  expect(tokens.get('calculation:one.worth:words')).toBe('$4,390,000');
});

test('the worth of an hour is said to the cent in dollars, and to the rupee', () => {
  const calculations = { one: { 'an-hour': { fee: '=code.team', hours: '/3' } } };
  const said = (region: 'USA' | 'INDIA') =>
    new Map(calculationTokens(calculations, { code: { team: 100 } }, region));
  expect(said('USA').get('calculation:one.an-hour:cents')).toBe('$33.33');
  expect(said('INDIA').get('calculation:one.an-hour:cents')).toBe('₹33');
});

test('an amount divided by an amount is a count', () => {
  const from = { kept: { amount: '$212,000' }, users: { kept: '=kept', 'a-user': '/=cori.year' } };
  const tokens = new Map(calculationTokens({ from }, { cori: { year: 360 } }, 'USA'));
  expect(tokens.get('calculation:from.users')).toBe('589');
});
