/** The examples that follow from a schema. */
import { z } from 'zod';
import { anchor, measured, plain, rich } from '@/content/schemas/parts';
import type { Examples } from './example-parts';
import { withExtremes } from './extremes';

const schema = z.strictObject({
  type: z.literal('rules'),
  id: anchor,
  note: rich(20).optional(),
  items: z
    .array(z.strictObject({ name: plain(10), side: z.enum(['left', 'right']) }))
    .min(1)
    .max(3),
  shares: z.array(measured(12)).max(1),
});
const given = { default: { type: 'rules' } } as unknown as Examples<'rules'>;

test('the shortest has what must be there, and no more', () => {
  const { items, ...rest } = withExtremes<'rules'>(schema, given).minimal;
  expect(items).toEqual([{ name: '2', side: 'left' }]);
  expect(rest).toEqual({ type: 'rules', id: 'minimal-1', shares: [] });
});

test('the longest has every field, each as long as allowed and none like another', () => {
  const longest = withExtremes<'rules'>(schema, given).longest as unknown as Record<
    string,
    unknown
  >;
  expect(longest).toMatchObject({
    note: { html: expect.stringMatching(/^.{20}$/) },
    items: [{ side: 'right' }, { side: 'left' }, { side: 'right' }],
    shares: [{ figure: '89%', note: 1, label: expect.stringMatching(/^.{12}$/) }],
  });
  const names = (longest.items as { name: string }[]).map(({ name }) => name);
  expect(new Set(names.filter((name) => name.length === 10)).size).toBe(3);
});

test('an example that the folder gives comes before one by the schema', () => {
  const own = { ...given.default, id: 'own' };
  expect(withExtremes<'rules'>(schema, { ...given, longest: own }).longest).toBe(own);
});

test('fields that depend on each other are said with their mend', () => {
  const strict = schema.refine(() => false, 'as many as roles');
  expect(() => withExtremes<'rules'>(strict, given)).toThrow(
    /^write minimal in the examples\.ts of rules: .*as many as roles/,
  );
});
