/** The code that was mailed becomes a session: of a new account, or of one that there is. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import {
  EmailTakenError,
  findUser,
  insertUser,
  type User,
} from '../../platform/session/rows/users.ts';
import type { OwnSession } from '../../platform/session/session.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { type CodeBrowser, checkCode, refuseAsCode } from './one-time-code.ts';
import { hasBegun } from './register.ts';
import { acceptInvite } from './rows/invites.ts';
import { type OneTimeCode, useCode } from './rows/one-time-codes.ts';
import type { VerifyInput } from './schema.ts';

/** The account that was waiting for its code, as a member of the company that it was invited to. */
async function makeAccount(
  tx: Transaction,
  row: OneTimeCode,
  begun: string,
  now: Date,
): Promise<User> {
  const { name, email, region, passwordHash, inviteId } = row;
  // An address that had an account already was never mailed the code.
  if (name === null || passwordHash === null) throw new ApiError('INVALID_CODE');
  // A visitor who did not choose it signs in by a code, and chooses one then.
  const own = hasBegun(begun, email, passwordHash) ? passwordHash : null;
  const user = await insertUser(tx, { name, email, region, passwordHash: own });
  if (inviteId) await acceptInvite(tx, { id: inviteId, userId: user.id, now });
  return user;
}

async function findOwner(tx: Transaction, { userId }: OneTimeCode): Promise<User> {
  const user = userId && (await findUser(tx, userId));
  if (!user) throw new ApiError('INVALID_CODE');
  return user;
}

/** @throws ApiError INVALID_CODE, TOO_MANY_REQUESTS; RateLimitedError */
export async function verifyCode(input: VerifyInput, browser: CodeBrowser): Promise<OwnSession> {
  const now = new Date();
  const row = await checkCode(input, browser, now);
  const db = await getDb();
  const user = await db
    .transaction(async (tx) => {
      if (!(await useCode(tx, row.id, now))) throw new ApiError('INVALID_CODE');
      return row.purpose === 'register'
        ? makeAccount(tx, row, input.begun ?? '', now)
        : findOwner(tx, row);
    })
    .catch((error: unknown) => {
      // The visitor signed in by their company's account in the meantime.
      throw error instanceof EmailTakenError ? new ApiError('INVALID_CODE') : error;
    });
  return startSession(user, browser).catch(refuseAsCode);
}
