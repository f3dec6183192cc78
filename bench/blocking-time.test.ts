/** A figure that forgot a long task, or counted a neighbour's, would praise the wrong page. */
import { blockingTime, type TraceEvent } from './blocking-time.ts';

const event = (over: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid: 1,
  ts: 2_000,
  ...over,
});
const paint = event({ name: 'firstContentfulPaint', ts: 1_000 });

test('a task blocks by what takes a phone more than 50 ms', () => {
  const tasks = [20_000, 12_500, 1_000].map((tdur) => event({ tdur }));
  expect(blockingTime([paint, ...tasks])).toBe(30);
});

test('tasks before the paint, of other threads and of other processes do not count', () => {
  const others = [{ ts: 500 }, { tid: 2 }, { pid: 2 }, { name: 'Layout' }];
  const tasks = others.map((over) => event({ tdur: 90_000, ...over }));
  expect(blockingTime([paint, ...tasks, event({ tdur: 1_000 })])).toBe(0);
});

test('a trace without paint or without processor times is no figure of 0', () => {
  expect(() => blockingTime([event({ tdur: 1_000 })])).toThrow('no first contentful paint');
  expect(() => blockingTime([paint, event({})])).toThrow('no processor times');
});
