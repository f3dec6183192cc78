/** The arithmetic of the business case, and what an address may say. */
import fc from 'fast-check';
import { businessCase } from './business-case.ts';
import { INPUT_NAMES, INPUTS, type Inputs, readInputs } from './inputs.ts';

const EXAMPLE: Inputs = {
  heads: 50,
  sprints: 5,
  weeks: 10,
  hours: 39,
  value: 121,
  development: 80,
};
const FEE = { lowest: 5_000_000, highest: 6_000_000 };

describe('the example of the specification', () => {
  const result = businessCase(EXAMPLE, FEE);
  test('costs more than $11.7 million a year', () => {
    expect(result.hours).toBe(97_500);
    expect(result.cost).toBe(11_797_500);
  });
  test('has five weeks of finished work waiting, whatever the number of sprints', () => {
    expect(result.waiting).toBe(1_179_750);
    expect(businessCase({ ...EXAMPLE, sprints: 1 }, FEE).waiting).toBe(1_179_750);
    expect(businessCase({ ...EXAMPLE, weeks: 1 }, FEE).waiting).toBe(117_975);
  });
  test('saves 70 to 99 percent of the hours that are development', () => {
    expect(result.saved.least).toBeCloseTo(6_606_600);
    expect(result.saved.most).toBeCloseTo(9_343_620);
  });
  test('has paid for itself between month 7 and month 11', () => {
    expect(result.breakEven).toEqual({ earliest: 7, latest: 11 });
    expect(result.net.least).toBeCloseTo(606_600);
    expect(result.net.most).toBeCloseTo(4_343_620);
  });
});

test('the example of INDIA is worth more than ₹21.9 crore, and pays its own fee', () => {
  const { cost, waiting, net } = businessCase(
    { ...EXAMPLE, value: 2_250 },
    { lowest: 90_000_000, highest: 110_000_000 },
  );
  expect(cost).toBe(219_375_000);
  expect(waiting).toBe(21_937_500);
  expect(net.least).toBeCloseTo(12_850_000);
  expect(net.most).toBeCloseTo(83_745_000);
});

test('a small team is told that it does not pay in the first year', () => {
  const { breakEven, net } = businessCase({ ...EXAMPLE, heads: 8 }, FEE);
  expect(breakEven).toEqual({});
  expect(net.most).toBeLessThan(0);
});

test('a fee between the two savings has an earliest month and no latest one', () => {
  const { breakEven } = businessCase({ ...EXAMPLE, heads: 40 }, FEE);
  expect(breakEven.earliest).toBe(9);
  expect(breakEven.latest).toBeUndefined();
});

test('what is earned back in the last month of the year is said, and a dollar more is not', () => {
  const { saved } = businessCase(EXAMPLE, FEE);
  const breakEven = (fee: number) => businessCase(EXAMPLE, { lowest: fee, highest: fee }).breakEven;
  expect(breakEven(saved.most).earliest).toBe(12);
  expect(breakEven(saved.most + 1).earliest).toBeUndefined();
  expect(breakEven(saved.least).latest).toBe(12);
});

test('more people never make the break-even later, whatever else is put in', () => {
  const inputs = fc.record(
    Object.fromEntries(
      INPUT_NAMES.map((name) => [
        name,
        fc.integer({ min: INPUTS[name].min, max: INPUTS[name].max }),
      ]),
    ),
  ) as fc.Arbitrary<Inputs>;
  fc.assert(
    fc.property(inputs, (given) => {
      const month = (heads: number) =>
        businessCase({ ...given, heads }, FEE).breakEven.latest ?? Number.POSITIVE_INFINITY;
      expect(month(given.heads + 1)).toBeLessThanOrEqual(month(given.heads));
    }),
  );
});

describe('an address', () => {
  test('changes what it names and leaves the rest', () => {
    expect(readInputs({ heads: '12', value: '99.5' }, EXAMPLE)).toEqual({
      inputs: { ...EXAMPLE, heads: 12, value: 99.5 },
      wrong: [],
    });
  });
  test.each(['', ' ', '0', '-3', 'abc', '1e99', 'NaN', 'Infinity', '<b>', ['1', '2'], true])(
    'that says heads=%j is told so, and counts with the example',
    (heads) => {
      expect(readInputs({ heads }, EXAMPLE)).toEqual({ inputs: EXAMPLE, wrong: ['heads'] });
    },
  );
});
