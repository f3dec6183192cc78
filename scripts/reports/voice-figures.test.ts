/** What the report of the voice counts. */
import { z } from 'zod';
import { plain, rich } from '../../content/schemas/parts.ts';
import { voiceFigures } from './voice-figures.ts';

const schema = z.strictObject({
  sections: z.array(z.strictObject({ heading: plain(99), text: rich() })),
});
const figures = (heading: string, html: string) =>
  voiceFigures(schema, { sections: [{ heading, text: { html } }] });

test('a heading has its subject when its section speaks of it', () => {
  expect(figures('Payroll for plants', 'Each payroll runs on Friday.').withoutSubject).toBe(0);
  expect(figures('Four load-bearing reasons', 'Each payroll runs on Friday.').withoutSubject).toBe(
    1,
  );
});

test('a punch line is a short last sentence after others', () => {
  expect(figures('A', 'It runs on Friday evening. Then it stops.').shortEndings).toBe(1);
  expect(figures('A', 'Then it stops.').shortEndings).toBe(0);
  const long = 'It runs on Friday. Whoever signs it sees which hours of the week it holds.';
  expect(figures('A', long).shortEndings).toBe(0);
});

test('negations and words are counted', () => {
  const { negations, words } = figures('None of it', 'It does not stop, and nobody can’t.');
  expect(negations).toBe(4);
  expect(words).toBe(10);
});
