/** No client waits for ever: for how long is a matter of the endpoint. */
import { answer } from './answer.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['six seconds', undefined, 6_000],
  ['as long as the endpoint says', 30_000, 30_000],
])(
  'a client whose answer does not come is told to come back after %s',
  async (_, deadlineMs, ms) => {
    const never = () => new Promise<Response>(() => {});
    let response: Response | undefined;
    void answer('/slow', 'GET', new Headers(), never, deadlineMs).then((given) => {
      response = given;
    });
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(response).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(response?.status).toBe(503);
    expect(response?.headers.get('Retry-After')).toBe('5');
  },
);
