/** A text that says another thing of the company than its facts is refused; what agrees is not. */
import { allOffices, facts } from '../brand.ts';
import { formatProblem } from '../problem.ts';
import { checkFacts } from './facts.ts';
import type { Written } from './written.ts';

const KNOWN = {
  employees: {
    words: '640',
    contradictions: ['\\bwe are ([\\d,]+) people\\b'],
    sample: true,
  },
  databases: {
    words: 'never in one database',
    contradictions: ['\\bshare a database\\b'],
    sample: true,
  },
  city: { words: 'Pune', sample: true },
};

function said(text: string, region: Written['region'] = 'USA') {
  const problem = (reason: string) => ({ file: 'pages/a.yaml', region, reason });
  const texts = [{ file: 'pages/a.yaml', region, text, problem }];
  return checkFacts(texts, { USA: KNOWN, INDIA: { city: KNOWN.city } }).map(formatProblem);
}

test.each(['We are 64 people.', 'we are 1,640 people', 'Here we are 6400 people'])(
  '%p contradicts the number',
  (text) => {
    expect(said(text)).toEqual([
      expect.stringMatching(
        /^content\/pages\/a\.yaml: "we are [\d,]+ people" contradicts the fact "employees": 640\. Write \{fact:employees\}, or say/i,
      ),
    ]);
  },
);

test('without a group every match is refused', () => {
  expect(said('Both offices share a database.')).toHaveLength(1);
});

test.each(['We are 640 people.', 'We are happy people', 'Two databases'])('%p agrees', (text) => {
  expect(said(text)).toEqual([]);
});

test('an edition is held to its own facts', () => {
  expect(said('We are 64 people.', 'INDIA')).toEqual([]);
});

test('how many people there are is counted from the offices, and what contradicts it is kept', () => {
  const people = allOffices.USA.reduce((sum, office) => sum + office.people, 0);
  for (const own of [facts.USA, facts.INDIA])
    expect(own.employees).toMatchObject({
      words: String(people),
      contradictions: [expect.any(String), expect.any(String), expect.any(String)],
    });
});
