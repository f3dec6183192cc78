/** Readiness beside a full disk: pages are served, and whoever watches over the site is told. */
import fs from 'node:fs/promises';
import { ready as readyEndpoint } from '@/lib/features/health/endpoints/ready';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';

const { GET } = route(readyEndpoint);
const ask = async () => {
  const answer = await GET(testRequest('/api/health/ready'));
  return [answer.status, await answer.json()];
};
const MB = 1024 * 1024;

withTestDatabase();
afterEach(() => jest.restoreAllMocks());

/** As if the disk had `free` bytes left for whoever runs the site. */
async function withRoom(free: number): Promise<void> {
  const now = await fs.statfs('.');
  const disk = { ...now, bsize: 4096, blocks: 1_000_000, bavail: Math.floor(free / 4096) };
  // What only root may take counts for nothing.
  jest.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bfree: 1_000_000 } as never);
}

test('with room on the disk nothing is amiss', async () => {
  await withRoom(100 * MB);
  expect(await ask()).toEqual([200, { status: 'ready', database: 'up', disk: 'ok' }]);
});

test.each([0, 15 * MB])(
  'with %i bytes left it is ready, and says that the disk is full',
  async (free) => {
    await withRoom(free);
    expect(await ask()).toEqual([200, { status: 'ready', database: 'up', disk: 'full' }]);
  },
);

test('a disk that cannot be asked is no reason to send visitors away', async () => {
  jest.spyOn(fs, 'statfs').mockRejectedValue(new Error('expected by the test'));
  expect(await ask()).toEqual([200, { status: 'ready', database: 'up', disk: 'unknown' }]);
});
