/** By when an answer is owed: what the visitor was told, and the same wherever it is reckoned. */
import { asc, sql } from 'drizzle-orm';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { dueInSql } from '../submissions/rows/due.ts';
import { submissions } from '../submissions/tables.ts';
import { dueAt, promisedIn } from './due.ts';

const HOUR_MS = 60 * 60_000;

type Asked = Parameters<typeof dueAt>[0];
const due = (row: Partial<Asked>) =>
  dueAt({
    ...{ kind: 'support', region: 'USA', status: 'new', details: {}, waitingSince: new Date() },
    ...row,
  });
const ofUrgency = (urgency: string) => ({ urgency });

test.each([
  ['stopped work, half an hour later', ofUrgency('stopped'), '2026-11-21T12:30-05:00'],
  ['what can be worked around, four hours later', ofUrgency('slowed'), '2026-11-21T16:00-05:00'],
  ['a question, by the end of Monday', ofUrgency('question'), '2026-11-23T18:00-05:00'],
])('of a Saturday: %s', (_, details, answer) => {
  const waitingSince = new Date('2026-11-21T12:00-05:00');
  expect(due({ details, waitingSince })).toEqual(new Date(answer));
});

test('the hours of the annex end before the working day that the others were told', () => {
  // Each hour of two weeks.
  for (let hour = 0; hour < 14 * 24; hour += 1)
    for (const region of REGIONS) {
      const waitingSince = new Date(Date.UTC(2026, 10, 16) + hour * HOUR_MS);
      const usual = Number(due({ region, waitingSince }));
      for (const details of [ofUrgency('stopped'), ofUrgency('slowed')])
        expect(Number(due({ region, waitingSince, details }))).toBeLessThan(usual);
    }
});

test('nothing is owed when it is not the turn of the desk', () => {
  for (const status of ['answered', 'handled'] as const) expect(due({ status })).toBeUndefined();
});

describeOnEveryDatabase('by when an answer is owed', () => {
  test.each(REGIONS)('the database says as the page does: %s', async (region) => {
    const db = await getDb();
    const moments = [
      // Over both nights when clocks change, and every time of a day in some weeks.
      ...Array.from({ length: 60 }, (_, step) => Date.UTC(2026, 9, 26) + step * 5.3 * HOUR_MS),
      ...Array.from({ length: 60 }, (_, step) => Date.UTC(2026, 2, 2) + step * 5.3 * HOUR_MS),
      // As the desk opens and closes: on a Wednesday, a Friday, a Saturday.
      ...['18', '20', '21'].flatMap((day) =>
        ['09:00-05:00', '18:00-05:00', '09:30+05:30', '18:30+05:30'].map((time) =>
          Date.parse(`2026-11-${day}T${time}`),
        ),
      ),
    ];
    const kinds = [
      { kind: 'contact', details: {} },
      { kind: 'support', details: ofUrgency('question') },
      { kind: 'support', details: ofUrgency('slowed') },
      { kind: 'support', details: ofUrgency('stopped') },
      { kind: 'outage', details: { severity: 'few' } },
    ] as const;
    const who = { region, name: 'Ada', email: 'ada@example.org' };
    await db.insert(submissions).values(
      moments.flatMap((moment) =>
        kinds.map((kind) => ({
          ...{ ...who, ...kind, reference: makeReference() },
          waitingSince: new Date(moment),
        })),
      ),
    );
    const rows = await db
      .select({
        row: submissions,
        reckoned: sql`extract(epoch FROM ${dueInSql(promisedIn(region))})`,
      })
      .from(submissions)
      .where(sql`${submissions.region} = ${region}`)
      .orderBy(asc(submissions.waitingSince));
    expect(rows).toHaveLength(moments.length * kinds.length);
    const shown = (row: Asked, at: Date | undefined) =>
      [row.kind, row.details.urgency, row.waitingSince.toISOString(), at?.toISOString()].join(' ');
    expect(rows.map(({ row, reckoned }) => shown(row, new Date(Number(reckoned) * 1000)))).toEqual(
      rows.map(({ row }) => shown(row, dueAt(row))),
    );
  });
});
