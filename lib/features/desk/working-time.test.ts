/** How long an answer took, as the desk's own clock counts it. */

import { REGIONS, TIME_ZONES } from '../../platform/region/region.ts';
import { offices } from '../../site/content/offices.ts';
import { afterWorkingMinutes, median, readHours, workingMinutes } from './working-time.ts';

const HOUR = 60;
const BOSTON = { timeZone: 'America/New_York', opens: 9 * HOUR, closes: 18 * HOUR };
const HYDERABAD = { timeZone: 'Asia/Kolkata', opens: 9.5 * HOUR, closes: 18.5 * HOUR };

const between = (from: string, to: string, hours: typeof BOSTON) =>
  workingMinutes(new Date(from), new Date(to), hours);

test.each([
  ['within one day', '2026-11-18T10:00-05:00', '2026-11-18T12:30-05:00', 150],
  ['before the desk opens', '2026-11-18T07:00-05:00', '2026-11-18T09:20-05:00', 20],
  ['from the evening to the next morning', '2026-11-18T21:00-05:00', '2026-11-19T10:00-05:00', 60],
  ['over a night', '2026-11-18T17:00-05:00', '2026-11-19T10:00-05:00', 120],
  ['from Friday to Monday', '2026-11-20T17:30-05:00', '2026-11-23T09:30-05:00', 60],
  ['on a Saturday', '2026-11-21T10:00-05:00', '2026-11-21T16:00-05:00', 0],
  ['over a whole week', '2026-11-16T09:00-05:00', '2026-11-23T09:00-05:00', 5 * 9 * HOUR],
  ['backwards', '2026-11-18T12:00-05:00', '2026-11-18T10:00-05:00', 0],
  [
    'over the night when clocks go forward',
    '2026-03-06T17:00-05:00',
    '2026-03-09T10:00-04:00',
    120,
  ],
  ['over the night when clocks go back', '2026-10-30T17:00-04:00', '2026-11-02T10:00-05:00', 120],
])('in Boston: %s', (_, from, to, minutes) => {
  expect(between(from, to, BOSTON)).toBe(minutes);
});

test.each([
  ['within one day', '2026-11-18T09:30+05:30', '2026-11-18T10:00+05:30', 30],
  ['over a night', '2026-11-18T18:00+05:30', '2026-11-19T10:00+05:30', 60],
  // Thursday evening in Boston is Friday morning here.
  [
    'of a message that comes from far away',
    '2026-11-19T23:30-05:00',
    '2026-11-20T12:00+05:30',
    120,
  ],
  ['from Friday night to Monday', '2026-11-20T23:59+05:30', '2026-11-23T09:31+05:30', 1],
])('in Hyderabad: %s', (_, from, to, minutes) => {
  expect(between(from, to, HYDERABAD)).toBe(minutes);
});

test('the median is the middle one, or lies between two', () => {
  expect(median([])).toBeUndefined();
  expect(median([90, 10, 20])).toBe(20);
  expect(median([10, 40, 20, 90])).toBe(30);
});

test('the hours are read as the contact page shows them', () => {
  expect(
    readHours('Monday to Friday, 9:00 am to 6:00 pm Eastern Time', 'America/New_York'),
  ).toEqual(BOSTON);
  expect(readHours('Monday to Friday, 9:30 am to 6:30 pm IST', 'Asia/Kolkata')).toEqual(HYDERABAD);
  for (const region of REGIONS)
    expect(readHours(offices(region)[0]?.hours ?? '', TIME_ZONES[region])).toMatchObject({
      opens: expect.any(Number),
      closes: expect.any(Number),
    });
  expect(() => readHours('always', 'UTC')).toThrow('write the hours like');
  expect(readHours('Monday to Friday, 12:00 pm to 12:30 pm', 'UTC')).toMatchObject({
    opens: 12 * HOUR,
    closes: 12.5 * HOUR,
  });
});

test.each([
  ['the same day', '2026-11-18T10:00-05:00', 120, '2026-11-18T12:00-05:00'],
  [
    'the next day at the same hour, after one working day',
    '2026-11-18T10:31-05:00',
    540,
    '2026-11-19T10:31-05:00',
  ],
  ['Monday, of a Friday', '2026-11-20T17:00-05:00', 540, '2026-11-23T17:00-05:00'],
  ['the end of Monday, of a weekend', '2026-11-21T12:00-05:00', 540, '2026-11-23T18:00-05:00'],
  [
    'at the same hour though clocks have changed',
    '2026-03-06T10:00-05:00',
    540,
    '2026-03-09T10:00-04:00',
  ],
])('an answer is due %s', (_, from, minutes, due) => {
  expect(afterWorkingMinutes(new Date(from), minutes, BOSTON)).toEqual(new Date(due));
});
