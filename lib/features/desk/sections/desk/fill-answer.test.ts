/** Every saved answer is filled in whole, in both editions, and what a visitor typed fills nothing further. */
import { REGIONS } from '@/lib/platform/region/region';
import { savedAnswers } from '@/lib/site/content/site';
import { fillAnswer } from './fill-answer';

const facts = { name: 'Meera', reference: 'NV-7F3K-92QD', subject: 'Gate 4', staff: 'Dana' };

test.each(REGIONS.flatMap((region) => savedAnswers[region].map((one) => [region, one] as const)))(
  '%s: staff find no bracket left in what they send',
  (_, { text }) => {
    const filled = fillAnswer(text, facts);
    expect(filled).toContain('Meera');
    expect(filled).not.toMatch(/[[\]]/);
  },
);

test('what a visitor calls themselves is text, whatever is in it', () => {
  const name = '[reference] $& [staff]';
  expect(fillAnswer('Hello [name], [unknown]', { ...facts, name })).toBe(
    'Hello [reference] $& [staff], [unknown]',
  );
});
