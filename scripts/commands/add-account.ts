/**
 * `npm run account:add -- --email name@example.com --name "Name"`: makes an account; with
 * `--role desk --region INDIA` one of staff, with the first code of its second factor. The password is asked for on a terminal or read from
 * standard input, so that no list of processes shows it.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createAccount } from '../../lib/features/accounts/create-account.ts';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { giveFirstCode } from '../../lib/features/second-factor/reset-factors.ts';
import type { Role } from '../../lib/platform/api/endpoint-description.ts';
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { DEFAULT_REGION, REGIONS } from '../../lib/platform/region/region.ts';
import { EmailTakenError } from '../../lib/platform/session/rows/users.ts';
import { isStaff } from '../../lib/platform/session/second-factor.ts';
import { askPassword } from './ask-password.ts';
import { firstCodeSentence } from './first-code-sentence.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run account:add -- --email name@example.com --name "Their name"
For staff of a desk add: --role desk --region ${REGIONS.join(' or ')}`;

const ROLES = ['member', 'desk'] as const satisfies readonly Role[];

const position = z.object({
  role: z.enum(ROLES, { error: `--role is ${ROLES.join(' or ')}.` }).default('member'),
  region: z.enum(REGIONS, { error: `--region is ${REGIONS.join(' or ')}.` }).optional(),
});

runCommand(async () => {
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
  try {
    // Before the operator types a password in vain.
    const { db } = await openDatabase();
    const person = { email, name, password: await askPassword() };
    const make = db.transaction(async (tx) => {
      const made = await createAccount(person, { role, region }, tx);
      await recordCommand(tx, made.region, { action: 'account-added', person: made.email });
      return made;
    });
    const account = await make.catch((error: unknown) => {
      throw error instanceof EmailTakenError
        ? new Error('There is an account with this e-mail address.')
        : error;
    });
    console.log(
      `Account made: ${account.name}, ${account.email}, ${account.role}, ${account.region}.`,
    );
    const firstCode = isStaff(account.role) ? await giveFirstCode(account) : undefined;
    if (firstCode) console.log(firstCodeSentence(firstCode));
  } finally {
    await closeDatabase();
  }
});
