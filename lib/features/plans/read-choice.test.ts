/** What an address may say about people, modules and term. */
import fc from 'fast-check';
import type { PriceChoice } from './price.ts';
import { readChoice } from './read-choice.ts';

const EXAMPLE: PriceChoice = { heads: 180, modules: ['hris', 'hrms'], term: 'one-year' };
const read = (query: string) => {
  const given: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    given[name] ??= [];
    given[name].push(value);
  }
  return readChoice(given, EXAMPLE);
};

test('an address is read whole', () => {
  expect(
    read(
      'heads=1,20,000&modules=hris&modules=pay&modules=hcm&term=three-years&plan=enterprise&service=set-up',
    ),
  ).toEqual({
    choice: {
      heads: 120_000,
      modules: ['hris', 'pay', 'hcm'],
      term: 'three-years',
      plan: 'enterprise',
      service: 'set-up',
    },
  });
});

test('what an address leaves out is that of the example', () => {
  expect(read('')).toEqual({ choice: EXAMPLE });
  expect(readChoice({ heads: '40' }, EXAMPLE)).toEqual({ choice: { ...EXAMPLE, heads: 40 } });
});

test('HRIS is always there, and nothing else that is not ticked', () => {
  expect(read('modules=hcm').choice.modules).toEqual(['hris', 'hcm']);
  expect(read('modules=').choice.modules).toEqual(['hris']);
});

test.each(['', ' ', '0', '-3', '1e5', 'NaN', '1000000', '12.5', '<b>', '١٢'])(
  'heads=%j is refused, and kept for its field',
  (heads) => {
    expect(readChoice({ heads }, EXAMPLE)).toEqual({ choice: EXAMPLE, refused: heads });
  },
);

test('a text of any length is refused in 20 characters', () => {
  expect(readChoice({ heads: 'x'.repeat(5000) }, EXAMPLE).refused).toHaveLength(20);
});

test('whatever an address says, something can be counted', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'hris', 'free', 'toString'),
  );
  const names = ['heads', 'modules', 'term', 'plan', 'service', '__proto__'];
  const given = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(text, fc.array(text, { maxLength: 4 })),
  );
  fc.assert(
    fc.property(given, (query) => {
      const { heads, modules, term, plan, service } = readChoice(query, EXAMPLE).choice;
      expect(heads).toBeGreaterThan(0);
      expect(heads).toBeLessThan(1_000_000);
      expect(modules[0]).toBe('hris');
      expect(['one-year', 'three-years']).toContain(term);
      expect([undefined, 'free', 'premium', 'enterprise']).toContain(plan);
      expect([undefined, 'self', 'set-up', 'operated']).toContain(service);
    }),
  );
});
