/** What is said of a disk that does not answer, such as one of a network that is away. */
import fs from 'node:fs/promises';
import { diskState } from './disk.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a disk that does not answer is asked once, however often somebody looks, and again once it has', async () => {
  jest.useFakeTimers();
  let answer: (room: unknown) => void = () => undefined;
  const asked = jest.spyOn(fs, 'statfs').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }) as never,
  );
  const first = Promise.all([diskState(), diskState()]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual(['unknown', 'unknown']);
  const later = diskState();
  expect(asked).toHaveBeenCalledTimes(1);
  answer({ bavail: 0, bsize: 4096, blocks: 1_000 });
  expect(await later).toBe('full');
  asked.mockResolvedValue({ bavail: 100_000, bsize: 4096, blocks: 1_000_000 } as never);
  expect(await diskState()).toBe('ok');
});
