/**
 * Makes the accounts that come as JSON on standard input, in the folder DATA_DIR. A process of its own, started
 * with --conditions=react-server. Staff have a second factor, whose codes known-codes.ts names. The operator's command makes one at a time, and starts anew for each.
 */
import { text } from 'node:stream/consumers';
import { createAccount } from '../../lib/features/accounts/create-account.ts';
import { seedApp } from '../../lib/features/second-factor/testing/seed.ts';
import { closeDatabase } from '../../lib/platform/db/database.ts';
import { isStaff } from '../../lib/platform/session/second-factor.ts';

for (const { name, email, password, ...position } of JSON.parse(await text(process.stdin))) {
  const { id, role } = await createAccount({ name, email, password }, position);
  if (isStaff(role)) await seedApp(id);
}
await closeDatabase();
