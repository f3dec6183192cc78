/**
 * Makes the accounts that come as JSON on standard input, in the folder DATA_DIR. A process of its own, started
 * with --conditions=react-server. The operator's command makes one at a time, and starts anew for each.
 */
import { text } from 'node:stream/consumers';
import { createAccount } from '../../lib/features/accounts/create-account.ts';
import { closeDatabase } from '../../lib/platform/db/database.ts';

for (const { name, email, password, ...position } of JSON.parse(await text(process.stdin)))
  await createAccount({ name, email, password }, position);
await closeDatabase();
