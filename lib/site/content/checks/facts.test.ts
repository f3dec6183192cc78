/** A text that says another thing of the company than its facts is refused; what agrees is not. */
import { facts } from '../brand.ts';
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

test('the offices add up to both countries, and these to all employees', () => {
  const own = facts.USA;
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + Number(own[`employees-${name}`]?.words), 0);
  expect(sum('boston', 'austin', 'seattle')).toBe(Number(own['employees-usa']?.words));
  expect(sum('hyderabad', 'bengaluru', 'pune')).toBe(Number(own['employees-india']?.words));
  expect(sum('usa', 'india')).toBe(Number(own.employees?.words));
  expect(facts.INDIA.employees).toEqual(own.employees);
});
