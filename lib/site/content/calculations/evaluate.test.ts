/** What a calculation comes to: rounding, losses, missing fees, and prices of every kind. */
import type { Counts } from '../../../../content/schemas/calculation.ts';
import { evaluate, evaluateLines, type WrittenLine } from './evaluate.ts';
import { formatQuantity } from './quantity.ts';

const PRICES = {
  cori: { premium: 10 },
  hcm: { self: 120 },
  code: { team: [5_000_000, 6_000_000] as [number, number] },
};
const premium = (count: number, months?: number): Counts => ({
  users: [{ who: 'clerks', count, ...(months !== undefined && { months }) }],
  fee: [{ price: 'cori.premium', term: 'Premium' }],
});
const saves = (amount: string) => [{ of: { amount } }];

describe('a calculation', () => {
  test('takes the fee of everybody who is counted off what is saved', () => {
    const written: WrittenLine[] = [
      { as: 'typing', of: { people: 900, periods: 26, time: '8 minutes', hour: '$36' } },
      { of: { share: '12.5%', typing: '=typing' }, less: true },
    ];
    const found = evaluate(written, premium(60), PRICES, 'USA');
    expect(found.lines.map(({ amount }) => amount)).toEqual(['$112,320', '−$14,040']);
    expect(found).toMatchObject({ users: 60, saved: 98_280, fee: 7_200, result: 91_080 });
    expect(found.fees[0]).toMatchObject({ basis: 'users', count: 60, amount: '−$7,200' });
  });

  test('counts months of people who do not stay all year', () => {
    const { fee, fees } = evaluate(saves('$99,000'), premium(180, 4), PRICES, 'USA');
    expect(fee).toBe(7_200);
    expect(fees[0]).toMatchObject({ basis: 'user-months', count: 720 });
  });

  test('takes HCM by the year, and the upper end of a fixed fee', () => {
    const fee = [
      { price: 'hcm.self', term: 'HCM' },
      { price: 'code.team', term: 'Code' },
    ];
    const found = evaluate(saves('$9,000,000'), { ...premium(700), fee }, PRICES, 'USA');
    expect(found.fees.map(({ value }) => value)).toEqual([84_000, 6_000_000]);
  });

  test('prints a loss, and refuses one that names nothing to choose instead', () => {
    expect(() => evaluate(saves('$1,000'), premium(60), PRICES, 'USA')).toThrow(
      'the result is a loss of $6,200',
    );
    const told = { ...premium(60), loss: 'Lost', instead: { html: 'Take Free.' } };
    expect(evaluate(saves('$1,000'), told, PRICES, 'USA').result).toBe(-6_200);
  });

  test.each([
    ['a price that nobody has', saves('$1'), 'cori.gold', 'no price "cori.gold"'],
    ['a line that is no money', [{ of: { hours: 12 } }], 'cori.premium', 'line 1 is no money'],
    ['a line that is not above', saves('=later'), 'cori.premium', 'the name "later"'],
    ['the other currency', saves('₹12'), 'cori.premium', '₹12 is not in the currency'],
  ])('refuses %s', (_, written, price, reason) => {
    const counts = { ...premium(1), fee: [{ price, term: 'Plan' }] };
    expect(() => evaluate(written, counts, PRICES, 'USA')).toThrow(reason);
  });
});

describe('a line', () => {
  test('is rounded to whole units, a half upward, before anything is added', () => {
    const amountOf = (hour: string, share: string) =>
      evaluateLines([{ of: { hour, share } }], 'USA')[0]?.amount;
    expect(amountOf('$1.15', '50%')).toBe('$1');
    expect(amountOf('$4.35', '100%')).toBe('$4');
    expect(amountOf('$5', '50%')).toBe('$3');
  });
  test('quotes its numbers as people of the edition write them', () => {
    const [, line] = evaluateLines(
      [
        { as: 'all', of: { records: 240_000, rate: '₹0.30' } },
        { of: { all: '=all', share: '5%' } },
      ],
      'INDIA',
    );
    expect(line?.quote('[share] of [all]')).toBe('5% of ₹72,000');
    expect(() => line?.quote('[hours]')).toThrow('[hours] is not among what is multiplied');
  });
  test('writes small numbers in words, unless they are multiplied in the text', () => {
    const [line] = evaluateLines([{ of: { people: 6, time: '8 minutes', hour: '$4' } }], 'USA');
    expect(line?.quote('[people] people, [time] at [hour].')).toBe(
      'Six people, eight minutes at $4.',
    );
    expect(line?.quote('[people] × [time]')).toBe('6 × 8 minutes');
  });
  test('may name a price', () => {
    const of = { users: 640, months: 12, price: '=cori.premium' };
    expect(evaluateLines([{ of }], 'USA', PRICES)[0]?.amount).toBe('$76,800');
  });
  test('has its minus before the currency, and none when it is nothing', () => {
    expect(formatQuantity({ value: -182_400, isMoney: true }, 'INDIA')).toBe('−₹1,82,400');
    expect(formatQuantity({ value: -0.2, isMoney: true }, 'USA')).toBe('$0');
  });
});
