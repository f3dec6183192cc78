/** Claims and sums that no longer follow from what they are made of. */
import { tokens } from '../brand.ts';
import { readAmount } from '../calculations/typed-amounts.ts';
import { checkWith, removeTestContent } from '../test-content.ts';
import { contradictionIn } from './sums.ts';

afterAll(removeTestContent);

test.each([
  ['98%', '208 of 212 milestones, accepted by the agreed date.', '198 of 212 milestones'],
  [
    '40%',
    'Mean time on rosters: 9.5, then 5.7 hours.',
    'Mean time on rosters: 9.5, then 7.6 hours.',
  ],
  [
    '25%',
    '60% before HCM, 75% after it, a rise of 25%.',
    '60% before HCM, 72% after it, a rise of 25%.',
  ],
  [
    '$11.7 million',
    '50 × 5 × 10 × 39 × $121 = $11,797,500.',
    '50 × 5 × 10 × 39 × $110 = $10,725,000.',
  ],
  ['₹21.9 crore', '50 × 1,950 × ₹2,250 = ₹21,93,75,000.', '50 × 1,950 × ₹2,200 = ₹21,93,75,000.'],
])('the claim %s follows from "%s", and not from "%s"', (figure, basis, other) => {
  expect(contradictionIn({ figure, basis })).toBeUndefined();
  expect(contradictionIn({ figure, basis: other })).toBeDefined();
});

test('a ground that computes nothing is left to whoever answers for it', () => {
  expect(contradictionIn({ figure: '20%', basis: 'Median rise 20%.' })).toBeUndefined();
  expect(contradictionIn({ figure: '5', basis: 'Two of three terms.' })).toBeUndefined();
});

const ENTERPRISE = tokens.USA.get('price:cori.enterprise') ?? '';
const RATE = { file: 'pages/Products/HRIS.yaml', replace: 'The fault is rarely in the software.' };

test('the amount of a price in a sentence about something else is no price', async () => {
  const wage = await checkWith({
    ...RATE,
    by: `The picker earned ${ENTERPRISE} with the last box.`,
  });
  expect(wage).not.toContain('typed by hand');
  const price = await checkWith({ ...RATE, by: `Each user pays ${ENTERPRISE}.` });
  expect(price).toContain(`a price typed by hand: ${ENTERPRISE}. Write {price:cori.enterprise}`);
});

test('what so many people pay in a year is no sum to type: it would not follow the price', async () => {
  const yearly = (readAmount(ENTERPRISE) ?? 0) * 12 * 80;
  const bill = `$${yearly.toLocaleString('en-US')}`;
  const typed = await checkWith({ ...RATE, by: `For 80 people the plan costs ${bill}.` });
  expect(typed).toContain(`a sum typed by hand: ${bill}.`);
  for (const other of [`For 81 people it costs ${bill}.`, `In the days of 80G it cost ${bill}.`])
    expect(await checkWith({ ...RATE, by: other })).not.toContain('typed by hand');
});
