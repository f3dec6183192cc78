/** Runs a command of an operator, who reads what went wrong and what to do instead of a stack. */
import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { isUnavailable } from '../../lib/platform/db/unavailable.ts';
import { errorCode } from '../../lib/platform/log/error-code.ts';
import { describeError } from '../../lib/platform/log/log.ts';
import { InvalidFieldsError } from '../../lib/platform/validation/invalid-fields.ts';
import { loadSettings } from './load-settings.ts';

function reason(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  if (error instanceof InvalidFieldsError) return Object.values(error.fields).join('\n');
  if (!(error instanceof Error)) return String(error);
  // It repeats the values of the query, which are personal; the cause below it does not.
  if (error instanceof DrizzleQueryError && error.cause)
    return `${reason(error.cause)}\nNothing of this transaction was kept.`;
  if (error.name === 'DatabaseLockedError')
    return `${error.message}\nThe embedded database takes one process: stop the site, run this again, start it again.`;
  // Before the next one, which takes a storage that is away for a database that is.
  if (error.name === 'FileStoreUnavailableError') {
    const { kind, reason: said } = describeError(error);
    return `${error.message} ${kind}: ${said}\nNothing was deleted. Run the command once more.`;
  }
  if (isUnavailable(error))
    return `The database does not answer (${errorCode(error) || error.message}). Start its server, or correct DATABASE_URL.`;
  return error.message;
}

/** Reads the settings, then runs `main`. What it throws is printed, and the process ends with 1. */
export function runCommand(main: () => Promise<void>): void {
  const run = async () => {
    loadSettings();
    await main();
  };
  run().catch((error: unknown) => {
    console.error(reason(error));
    process.exitCode = 1;
  });
}
