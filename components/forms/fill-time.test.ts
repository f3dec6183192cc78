/**
 * A form that the browser filled in at a touch.
 * @jest-environment jsdom
 */
import { jest } from '@jest/globals';
import { fillTimeToken, startClock, stopClock } from './fill-time.ts';

const NOT_BEFORE_MS = 2000;
let asked = 0;

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    return {
      ok: true,
      status: 200,
      json: async () => ({ token: `token ${asked}`, notBeforeMs: NOT_BEFORE_MS }),
    } as Response;
  };
});
afterEach(() => {
  stopClock();
  jest.useRealTimers();
});

/** Sends at once; says which token went along, as soon as one did. */
function send(): { token: string | undefined } {
  const sent: { token: string | undefined } = { token: undefined };
  void fillTimeToken().then((token) => {
    sent.token = token;
  });
  return sent;
}

test('who sends at once waits for the rest without being told, and is believed', async () => {
  startClock();
  const sent = send();
  await jest.advanceTimersByTimeAsync(NOT_BEFORE_MS);
  expect(sent.token).toBeUndefined();
  await jest.advanceTimersByTimeAsync(NOT_BEFORE_MS);
  expect(sent.token).toBe('token 1');
});

test('who took longer than that waits for nothing', async () => {
  startClock();
  await jest.advanceTimersByTimeAsync(10 * NOT_BEFORE_MS);
  const sent = send();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.token).toBe('token 1');
  expect(asked).toBe(1);
});

test('a clock that never started holds nothing up', async () => {
  const sent = send();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.token).toBe('');
});
