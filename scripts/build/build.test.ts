/** Two builds at once into one folder: the second one says so and leaves it alone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { takeLock } from '../../lib/platform/db/lock.ts';

const DIST = '.next-locked';

test('a build into a folder that another process builds into is refused, with what to do', async () => {
  const { release } = await takeLock(DIST);
  try {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
      encoding: 'utf8',
      env: { ...process.env, NEXT_DIST_DIR: DIST },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Process ${process.pid} is building into`);
    expect(stderr).toContain('Wait for it, then start again.');
    expect(existsSync(DIST)).toBe(false);
  } finally {
    release();
  }
});
