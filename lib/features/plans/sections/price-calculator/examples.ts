/** Examples of the price in one step. */
import { type Examples, heads, longRich, rich } from '@/components/sections/shared/example-parts';

const list = {
  plans: {
    'one-year': { free: 0, premium: 10, enterprise: 20 },
    'three-years': { free: 30, premium: 40, enterprise: 50 },
  },
  hcm: {
    'below-100': 40,
    'below-250': 70,
    'below-500': 100,
    self: 120,
    'set-up': 210,
    operated: 300,
  },
};
const example = { heads: 180, modules: ['hris', 'hrms'], term: 'one-year' } as const;

export const examples = {
  default: {
    ...heads.default,
    type: 'price-calculator',
    example: { ...example, modules: [...example.modules] },
    list,
    tax: 0,
    note: rich('Before tax.'),
  },
  minimal: {
    ...heads.minimal,
    type: 'price-calculator',
    example: { ...example, modules: [...example.modules] },
    list,
    tax: 0,
    note: rich('Before tax.'),
    answer: { choice: { heads: 25, modules: ['hris'], term: 'one-year' }, refused: 'many' },
  },
  longest: {
    ...heads.longest,
    type: 'price-calculator',
    example: { ...example, modules: [...example.modules] },
    list,
    tax: 18,
    note: longRich(300),
    answer: {
      choice: {
        heads: 999_999,
        modules: ['hris', 'hrms', 'dms', 'ats', 'pay', 'hcm'],
        term: 'three-years',
        plan: 'free',
        service: 'operated',
      },
    },
  },
} satisfies Examples<'price-calculator'>;
