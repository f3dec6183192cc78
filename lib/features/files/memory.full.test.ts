/** What uploads that are refused cost in memory, once they are gone: many large ones, since the process breathes. */
import { newActor } from '../../platform/api/testing/actor.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { asFile, upload } from './testing/upload.ts';

withTestDatabase();

test('a hundred and fifty large uploads that are refused leave no memory behind', async () => {
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
  const { cookie } = await newActor('member');
  const large = asFile(Buffer.alloc(900_000, 'x'), 'cv.pdf');
  const refuse = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      expect((await upload(cookie, { namespace: 'documents', file: large })).status).toBe(422);
  };
  await refuse(50);
  const before = process.memoryUsage().rss;
  await refuse(150);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});
