/** A table that said 'ok' of what is over would be worse than none. */
import { alternately, median, medians } from './median.ts';
import { interactionRow, isolatedRows, LATER, markdown, paintRows, slowedRows } from './report.ts';
import { atLeastTimesBare, atMost, timesBare } from './rows.ts';

test('a figure is held against its limit, or against the bare app', () => {
  expect(atMost('x', 220, 220, 'KB').isOk).toBe(true);
  expect(atMost('x', 220.1, 220, 'KB').isOk).toBe(false);
  expect(timesBare('x', 1_200, 1_000, 1.2).isOk).toBe(true);
  expect(timesBare('x', 1_210, 1_000, 1.2)).toMatchObject({ bare: '1,000 (1.21 ×)', isOk: false });
  expect(atLeastTimesBare('x', 4_200, 1_000, 4).isOk).toBe(true);
  expect(atLeastTimesBare('x', 3_999, 1_000, 4).isOk).toBe(false);
});

test('nothing beside nothing is once as much, something is over', () => {
  expect(timesBare('x', 0, 0, 1.2).isOk).toBe(true);
  expect(timesBare('x', 1, 0, 1.2).isOk).toBe(false);
});

test('what was not measured is never ok', () => {
  expect(atMost('x', Number.NaN, 10).isOk).toBe(false);
  expect(interactionRow({ name: 'x', milliseconds: undefined }).isOk).toBeUndefined();
});

const scores = (performance: number) => ({
  performance,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  ...{ fcp: 1, lcp: 1, tbt: 0, processorTbt: 0, cls: 0, styleAndLayout: 0 },
});

test('a score more than one below the bare app is over, even a good one', () => {
  const verdict = (own: number, bare: number) => paintRows('x', scores(own), scores(bare))[0]?.isOk;
  expect([verdict(98, 99), verdict(97, 99), verdict(96, 96)]).toEqual([true, false, false]);
});

test('beside a bare app that is slow itself, a score counts by its distance alone', () => {
  const verdict = (own: number, bare: number) =>
    isolatedRows('x', scores(own), scores(bare))[0]?.isOk;
  expect([verdict(92, 88), verdict(87, 88), verdict(86, 88)]).toEqual([true, true, false]);
});

test('slowed down for real, a page is held against the bare app as well, its first paint only told', () => {
  const rows = (tbt: number) =>
    slowedRows('x', { ...scores(98), tbt }, { ...scores(98), tbt: 200 });
  expect(rows(240).map(({ isOk }) => isOk)).toEqual([true, true, undefined]);
  expect(rows(260).map(({ isOk }) => isOk)).toEqual([true, false, undefined]);
});

test('every row says what it is, also the ones that wait', () => {
  const table = markdown('Title', [atMost('height', 30_400, 20_000, 'px'), ...LATER]);
  expect(table).toContain('| height | 30,400 px | – | ≤ 20,000 px | **over** |');
  expect(table.match(/not there yet: deploy\//g)).toHaveLength(LATER.length);
});

test('targets have their turn in every round', async () => {
  const order: string[] = [];
  const results = await alternately(['bare', 'site'], 2, async (name) => order.push(name));
  expect(order).toEqual(['bare', 'site', 'bare', 'site']);
  expect(results.get('site')).toEqual([2, 4]);
});

test('the median is a value that was measured', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2]);
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 2, b: 8 },
      { a: 9, b: 1 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});
