/** The scale of the bars: long enough, with marks at round numbers. */
import { scaleFor } from './scale';

test.each([
  [46, 50, [0, 10, 20, 30, 40, 50]],
  [6, 6, [0, 1, 2, 3, 4, 5, 6]],
  [0.9, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [4500, 5000, [0, 1000, 2000, 3000, 4000, 5000]],
])('%d has marks up to %d', (length, end, marks) => {
  expect(scaleFor(length)).toEqual({ end, marks });
});

test('a length of nothing still has a scale', () => {
  expect(scaleFor(0).end).toBeGreaterThan(0);
});
