/** To sign in as somebody whom nobody made. */
import { features } from '@/generated/features';
import { getDb } from '../platform/db/database.ts';
import { withTestDatabase } from '../platform/db/test-database.ts';
import { users } from '../platform/session/tables.ts';

withTestDatabase();

test('a new site has no account', async () => {
  const db = await getDb();
  for (const { start } of features) await start?.(db);
  expect(await db.select().from(users)).toEqual([]);
});
