/**
 * `npm run account:add -- --email name@example.com --name "Name"`: makes an account; with
 * `--role desk --region INDIA` one of staff. The password is asked for on a terminal or read from
 * standard input, so that no list of processes shows it.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createAccount } from '../../lib/features/accounts/create-account.ts';
import type { Role } from '../../lib/platform/api/endpoint-description.ts';
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { DEFAULT_REGION, REGIONS } from '../../lib/platform/region/region.ts';
import { askPassword } from './ask-password.ts';
import { loadSettings } from './load-settings.ts';

const USAGE = `Usage: npm run account:add -- --email name@example.com --name "Their name"
For staff of a desk add: --role desk --region ${REGIONS.join(' or ')}`;

const ROLES = ['member', 'desk'] as const satisfies readonly Role[];

const position = z.object({
  role: z.enum(ROLES, { error: `--role is ${ROLES.join(' or ')}.` }).default('member'),
  region: z.enum(REGIONS, { error: `--region is ${REGIONS.join(' or ')}.` }).optional(),
});

/** What went wrong and what to do, in words for the operator. */
function reason(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'EmailTakenError') return 'There is an account with this e-mail address.';
  if (error.name === 'DatabaseLockedError')
    return `${error.message}\nThe embedded database takes one process: stop the site, add the account, start it again.`;
  return error.message;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      region: { type: 'string' },
    },
  });
  const { email, name, ...more } = values;
  if (!email || !name) throw new Error(USAGE);
  const { role, region = DEFAULT_REGION } = position.parse(more);
  // Which desk's messages an account may read is not left to a default.
  if (role === 'desk' && !more.region) throw new Error(USAGE);
  loadSettings();
  try {
    // Before the operator types a password in vain.
    await openDatabase();
    const account = await createAccount(
      { email, name, password: await askPassword() },
      { role, region },
    );
    console.log(
      `Account made: ${account.name}, ${account.email}, ${account.role}, ${account.region}.`,
    );
  } finally {
    await closeDatabase();
  }
}

main().catch((error: unknown) => {
  console.error(reason(error));
  process.exitCode = 1;
});
