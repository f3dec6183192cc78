/** What a choice costs, with prices of this test; and that the table of /plan says which plan holds what. */

import fc from 'fast-check';
import { REGIONS } from '../../platform/region/region.ts';
import { getPage } from '../../site/content/pages.ts';
import { LIST_TERMS, type PriceList, SERVICES, TIERS } from '../../site/prices/names.ts';
import { MODULES } from './plans.ts';
import { type PriceChoice, priceOf } from './price.ts';

const LIST: PriceList = {
  plans: {
    'one-year': { free: 0, premium: 7, enterprise: 13 },
    'three-years': { free: 17, premium: 19, enterprise: 23 },
  },
  hcm: {
    'below-100': 31,
    'below-250': 37,
    'below-500': 41,
    self: 43,
    'set-up': 47,
    operated: 53,
  },
};
const CHOICE: PriceChoice = { heads: 100, modules: ['hris'], term: 'one-year' };
const of = (choice: Partial<PriceChoice>) => priceOf({ ...CHOICE, ...choice }, LIST);

describe('a price', () => {
  test('is users by rate by twelve months, and three times that over three years', () => {
    expect(of({ modules: ['hris', 'pay'] })).toMatchObject({
      plan: 'Enterprice',
      rate: 13,
      planYear: 15_600,
      year: 15_600,
      threeYears: 46_800,
    });
    expect(of({ modules: ['hris', 'ats'], term: 'three-years' })).toMatchObject({
      plan: '3Premium',
      year: 22_800,
      threeYears: 68_400,
    });
  });

  test('is nothing for as many people as Free holds, and that of Premium for one more', () => {
    expect(of({ heads: 25 })).toMatchObject({ plan: 'Free', reason: 'smallest', year: 0 });
    expect(of({ heads: 26 })).toMatchObject({ plan: 'Premium', reason: 'people', year: 2184 });
    expect(of({ heads: 26, term: 'three-years' })).toMatchObject({
      plan: '3Free',
      reason: 'smallest',
    });
  });

  test('is that of a larger plan where it is asked for, and says where a smaller one is not enough', () => {
    expect(of({ plan: 'enterprise' })).toMatchObject({ plan: 'Enterprice', reason: 'chosen' });
    expect(of({ plan: 'enterprise' })).not.toHaveProperty('refused');
    expect(of({ plan: 'premium', modules: ['hris', 'pay'] })).toMatchObject({
      plan: 'Enterprice',
      reason: 'smallest',
      refused: 'premium',
    });
    expect(of({ plan: 'free' })).toMatchObject({ plan: 'Premium', refused: 'free' });
  });

  test.each([
    [99, 31],
    [100, 37],
    [249, 37],
    [250, 41],
    [499, 41],
  ])('of HCM for %i employees is by the table, whoever runs it', (heads, rate) => {
    for (const service of SERVICES) {
      const { hcm, planYear, year } = of({ heads, modules: ['hris', 'hcm'], service });
      expect(hcm).toEqual({ rate, year: heads * rate });
      expect(year).toBe(planYear + heads * rate);
    }
  });

  test('of HCM from 500 employees on is by who runs it, as the plan unless told', () => {
    const hcmOf = (choice: Partial<PriceChoice>) =>
      of({ heads: 500, modules: ['hris', 'hcm'], ...choice }).hcm;
    expect(hcmOf({})).toEqual({ rate: 43, year: 21_500, service: 'self' });
    expect(hcmOf({ service: 'set-up' })).toMatchObject({ rate: 47, service: 'set-up' });
    expect(hcmOf({ term: 'three-years' })).toMatchObject({ rate: 53, service: 'operated' });
    expect(hcmOf({ term: 'three-years', service: 'self' })).toMatchObject({ rate: 43 });
  });

  test('never falls because a module is added or a larger plan is chosen', () => {
    const choice = fc.record({
      heads: fc.integer({ min: 1, max: 999_999 }),
      modules: fc.subarray([...MODULES]),
      term: fc.constantFrom(...LIST_TERMS),
    });
    fc.assert(
      fc.property(choice, fc.constantFrom(...MODULES), (given, module) => {
        const { year } = priceOf(given, LIST);
        const more = { ...given, modules: [...given.modules, module] };
        expect(priceOf(more, LIST).year).toBeGreaterThanOrEqual(year);
        for (const plan of TIERS)
          expect(priceOf({ ...given, plan }, LIST).year).toBeGreaterThanOrEqual(year);
      }),
    );
  });
});

describe.each(REGIONS)('the table of /plan in the edition %s', (region) => {
  const table = getPage('/plan', region).sections.find(({ type }) => type === 'plan-comparison');
  const rows = table?.type === 'plan-comparison' ? table.rows : [];

  test.each(['HRIS', 'DMS', 'HRMS', 'ATS', 'PAY'])(
    'has %s in the plans that we count with',
    (code) => {
      const module = MODULES.find((each) => each === code.toLowerCase()) ?? 'hris';
      const row = rows.find(({ name }) => name.split(' and ').includes(code));
      const smallest = priceOf({ heads: 1, modules: [module], term: 'three-years' }, LIST);
      const held = TIERS.map((_, index) => (index < TIERS.indexOf(smallest.tier) ? 'no' : 'yes'));
      expect(row?.values).toEqual([...held, ...held]);
    },
  );
});
