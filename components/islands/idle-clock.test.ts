/**
 * The clock of the idle limit, as the tabs of one browser read it.
 * @jest-environment jsdom
 */
import { jest } from '@jest/globals';
import type * as Clock from './idle-clock.ts';
import { IDLE_LIMIT_MS, NOTICE_AFTER_MS } from './idle-clock.ts';

const START = Date.parse('2026-11-02T09:00:00Z');
const SECOND = 1000;
const HOUR = 3_600_000;

/** A tab that has just been opened: it knows nothing but what the browser has stored. */
function newTab(): typeof Clock {
  let clock: typeof Clock | undefined;
  jest.isolateModules(() => {
    clock = require('./idle-clock.ts');
  });
  return clock as typeof Clock;
}

const sleep = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  localStorage.clear();
  document.documentElement.dataset.consent = 'given';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the notice comes two minutes before the limit of an hour', () => {
  expect([NOTICE_AFTER_MS, IDLE_LIMIT_MS]).toEqual([3480 * SECOND, 3600 * SECOND]);
});

test('a browser that remembers nothing begins with a fresh hour', () => {
  expect(newTab().idleFor()).toBe(0);
});

test('an activity begins the hour anew, up to the last moment', () => {
  const tab = newTab();
  tab.countActivity();
  sleep(IDLE_LIMIT_MS - 1);
  expect(tab.idleFor()).toBe(IDLE_LIMIT_MS - 1);
  expect(tab.countActivity()).toBe(true);
  expect(tab.idleFor()).toBe(0);
});

test('an activity after the limit changes nothing', () => {
  const tab = newTab();
  tab.countActivity();
  sleep(IDLE_LIMIT_MS);
  expect(tab.countActivity()).toBe(false);
  expect(tab.idleFor()).toBe(IDLE_LIMIT_MS);
});

test('a page that is opened after the limit does not begin a new hour', () => {
  newTab().countActivity();
  sleep(IDLE_LIMIT_MS);
  const tab = newTab();
  expect(tab.countActivity()).toBe(false);
  tab.restartClock();
  expect(tab.idleFor()).toBe(0);
});

test('one tab knows of the activity in another, a few seconds late at most', () => {
  const [one, other] = [newTab(), newTab()];
  one.countActivity();
  other.countActivity();
  for (let second = 0; second < 120; second += 1) {
    sleep(SECOND);
    one.countActivity();
  }
  expect(one.idleFor()).toBe(0);
  expect(other.idleFor()).toBeLessThanOrEqual(3 * SECOND);
});

test('a moving mouse writes once in three seconds', () => {
  const tab = newTab();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (let moves = 0; moves < 600; moves += 1) {
    tab.countActivity();
    sleep(100);
  }
  expect(write.mock.calls.length).toBe(20);
});

test.each(['needed', 'denied'])('with consent %s nothing is stored', (consent) => {
  document.documentElement.dataset.consent = consent;
  const tab = newTab();
  tab.countActivity();
  sleep(10 * SECOND);
  tab.countActivity();
  sleep(20 * SECOND);
  expect(localStorage.length).toBe(0);
  expect(tab.idleFor()).toBe(20 * SECOND);
});

test('where storage is forbidden each tab counts for itself', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const tab = newTab();
  expect(tab.countActivity()).toBe(true);
  sleep(IDLE_LIMIT_MS - 1);
  expect(tab.idleFor()).toBe(IDLE_LIMIT_MS - 1);
  sleep(1);
  expect(tab.countActivity()).toBe(false);
});

test('a clock that is set back by hours counts as activity, and the next hour is measured', () => {
  const tab = newTab();
  tab.countActivity();
  sleep(-5 * HOUR);
  expect(tab.idleFor()).toBe(0);
  expect(tab.countActivity()).toBe(true);
  sleep(NOTICE_AFTER_MS);
  expect(tab.idleFor()).toBe(NOTICE_AFTER_MS);
});

test('a stored text that is no time is ignored', () => {
  localStorage.setItem('last-activity', 'yesterday');
  expect(newTab().idleFor()).toBe(0);
});
