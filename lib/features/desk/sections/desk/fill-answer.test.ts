/** Every saved answer is filled in whole, in both editions, and what a visitor typed fills nothing further. */
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/features/submissions/kinds';
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
    // A greeting, then a sentence of its own.
    expect(filled).toMatch(/^(?:Hello|Dear) Meera,\n\n["A-Z]/);
  },
);

test('every kind of message is offered some, and none begins with words for another', () => {
  const firstFor = (kind: SubmissionKind) =>
    savedAnswers.USA.find((one) => one.for?.includes(kind) ?? true)?.id;
  expect(SUBMISSION_KINDS.map(firstFor)).not.toContain(undefined);
  expect(firstFor('plan')).toBe('offer-questions');
  expect(firstFor('support')).toBe('need-more');
});

// Whoever has one is known for these two kinds only.
test('nobody is led to an account who may have none', () => {
  for (const { for: kinds, text } of REGIONS.flatMap((region) => savedAnswers[region]))
    if (/\b(?:account|login)\b/.test(text))
      expect(['support', 'outage']).toEqual(expect.arrayContaining(kinds ?? [...SUBMISSION_KINDS]));
});

test('what a visitor calls themselves is text, whatever is in it', () => {
  const name = '[reference] $& [staff]';
  expect(fillAnswer('Hello [name], [unknown]', { ...facts, name })).toBe(
    'Hello [reference] $& [staff], [unknown]',
  );
});
