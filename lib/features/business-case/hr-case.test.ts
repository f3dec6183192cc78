/** The case for PAY or HRMS, with prices of this test, and what an address may say. */
import { REGIONS } from '../../platform/region/region.ts';
import { readPage } from '../../site/content/read-page.ts';
import type { PriceList } from '../../site/prices/names.ts';
import { hrCase } from './hr-case.ts';
import { type HrInputs, leftFromExample, readHrInputs } from './hr-inputs.ts';

const LIST: PriceList = {
  plans: {
    'one-year': { free: 0, premium: 7, enterprise: 13 },
    'three-years': { free: 17, premium: 19, enterprise: 23 },
  },
  hcm: { 'below-100': 1, 'below-250': 1, 'below-500': 1, self: 1, 'set-up': 1, operated: 1 },
};
const EXAMPLE: HrInputs = {
  ...{ users: 100, work: 50, worth: 40, errors: 10, each: 30, less: 50, replaced: 9000 },
  bought: 'pay',
  term: 'one-year',
};
const of = (inputs: Partial<HrInputs>) => hrCase({ ...EXAMPLE, ...inputs }, LIST);

describe('the case of a buyer of PAY or HRMS', () => {
  test('takes the fee of all users off the hours, errors and systems that fall away', () => {
    expect(of({})).toMatchObject({
      hours: 300,
      worth: 12_000,
      errors: 1800,
      replaced: 9000,
      net: 22_800 - 15_600,
    });
  });

  test('pays for PAY the Enterprise plan, for HRMS the Premium one, and more for three years', () => {
    expect(of({}).price).toMatchObject({ plan: 'Enterprice', year: 15_600 });
    expect(of({ bought: 'hrms' }).price).toMatchObject({ plan: 'Premium', year: 8400 });
    expect(of({ bought: 'hrms', term: 'three-years' }).price).toMatchObject({
      plan: '3Premium',
      year: 22_800,
    });
  });

  test('says the month in which the fee has come back, the twelfth too', () => {
    expect(of({}).month).toBe(9);
    expect(of({ replaced: 1800 }).month).toBe(12);
    expect(of({ replaced: 1799 })).not.toHaveProperty('month');
  });

  test('is a loss where it is one', () => {
    expect(of({ replaced: 0 }).net).toBe(-1800);
    expect(of({ work: 0, errors: 0, replaced: 0 })).toMatchObject({ hours: 0, net: -15_600 });
  });
});

describe('an address', () => {
  test('changes what it names and leaves the rest', () => {
    expect(readHrInputs({ users: '340', bought: 'hrms', errors: '0' }, EXAMPLE)).toEqual({
      inputs: { ...EXAMPLE, users: 340, bought: 'hrms', errors: 0 },
      wrong: [],
    });
  });

  test.each(['', ' ', '-1', 'x', '1e99', 'NaN', '<b>', ['1', '2'], [], [''], {}, null, true])(
    'that says users=%j is told so, and counts with the example',
    (users) => {
      expect(readHrInputs({ users }, EXAMPLE)).toEqual({ inputs: EXAMPLE, wrong: ['users'] });
    },
  );

  test('names no product and no term but ours', () => {
    const { inputs } = readHrInputs({ bought: '__proto__', term: ['other'] }, EXAMPLE);
    expect(inputs).toEqual(EXAMPLE);
  });
});

describe('what is still the example’s', () => {
  const left = (inputs: Partial<HrInputs>) => leftFromExample({ ...EXAMPLE, ...inputs }, EXAMPLE);

  test('is nothing while the example stands as a whole', () => {
    expect(left({})).toEqual([]);
    expect(left({ bought: 'hrms', term: 'three-years', less: 10, worth: 99 })).toEqual([]);
  });

  test('is what grows with the people and was not changed with them', () => {
    expect(left({ users: 20 })).toEqual(['work', 'errors', 'replaced']);
    expect(left({ users: 20, work: 5, replaced: 0 })).toEqual(['errors']);
    expect(left({ users: 20, work: 5, errors: 1, replaced: 0 })).toEqual([]);
  });
});

test.each(REGIONS)('on paper it needs no footnotes, which are left out: %s', (region) => {
  const section = readPage('/business-case')[region].sections.find(
    ({ type }) => type === 'hr-case',
  );
  expect(section).toBeDefined();
  expect(JSON.stringify(section)).not.toContain('{claim:');
});
