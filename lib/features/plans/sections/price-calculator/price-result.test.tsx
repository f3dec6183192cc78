/** The sum as a buyer reads it, with prices of this test. */
import { renderToStaticMarkup } from 'react-dom/server';
import { getMessages } from '@/lib/site/content/messages';
import type { PriceChoice } from '../../price';
import { examples } from './examples';
import { PriceResult } from './price-result';

const { list } = examples.default;
const choice: PriceChoice = { heads: 1200, modules: ['hris', 'pay'], term: 'one-year' };
const read = (over: Partial<PriceChoice>, locale = 'en-US', refused?: string, tax = 0) =>
  renderToStaticMarkup(
    <PriceResult
      choice={{ ...choice, ...over }}
      refused={refused}
      list={list}
      tax={tax}
      words={getMessages('USA').prices}
      locale={locale}
    />,
  ).replace(/<[^>]*>/g, ' ');

test('names the plan, the sum of a year and of three years, and how it comes about', () => {
  const text = read({});
  expect(text).toContain('Enterprise, one year, is the smallest plan with these modules.');
  expect(text).toContain('1,200 users × $20 × 12 months');
  expect(text).toContain('$288,000');
  expect(text).toContain('$864,000');
});

test('writes rupees as India does', () => {
  expect(read({ term: 'three-years' }, 'en-IN')).toContain('₹21,60,000');
});

test('says the amount with tax where everybody pays the same, and nothing of it elsewhere', () => {
  const text = read({ term: 'three-years' }, 'en-IN', undefined, 18);
  expect(text).toContain('With tax of 18%: ₹8,49,600 a year, ₹25,48,800 over three years.');
  expect(read({})).not.toContain('tax');
});

test('says who runs HCM where it decides the price, and what is quoted besides where it does not', () => {
  const modules: PriceChoice['modules'] = ['hris', 'hcm'];
  expect(read({ modules })).toContain('HCM is run by your own people.');
  expect(read({ modules, service: 'set-up' })).toContain('HCM is set up and migrated by us.');
  const small = { modules, heads: 180 };
  expect(read(small)).not.toMatch(/HCM is run|quoted/);
  expect(read({ ...small, term: 'three-years' })).toContain('set-up of HCM is quoted once');
  expect(read({ ...small, service: 'set-up' })).toContain('set-up of HCM is quoted once');
});

test('says why a plan that was asked for is not the one that is counted', () => {
  expect(read({ plan: 'premium' })).toContain('Premium, one year, does not hold all of this.');
  expect(read({ modules: ['hris'], heads: 26 })).toContain('Free holds up to 25 people');
});

test('shows no sum for a number that cannot be', () => {
  const text = read({}, 'en-US', '');
  expect(text).toContain('Enter the number of people in digits');
  expect(text).not.toMatch(/\$\d/);
});
