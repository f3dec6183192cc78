/**
 * What visitors send to a desk: told from robots, counted, stored once with the mails that are owed
 * for it, all in one transaction, and answered with a reference number.
 */
import 'server-only';
import type { Transaction } from '../db/database.ts';
import { getDb } from '../db/database.ts';
import { once } from '../db/once.ts';
import type { MailKindName } from '../mail/kinds.ts';
import { getOutbox } from '../mail/outbox.ts';
import type { Region } from '../region/region.ts';
import { addressGroup } from '../security/client-address.ts';
import type { FormToken } from '../security/form-token.ts';
import { mailboxOf } from '../security/mailbox.ts';
import { consumeLimit, isBusy } from '../security/rate-limits.ts';
import { keyedHash } from '../security/secret-key.ts';
import { checkFillTime, checkPatience, spend } from './fill-time.ts';
import { type GuardFields, isHoneypotFilled } from './guard-fields.ts';
import { makeReference } from './reference.ts';

/** What the server itself knows, and the fields as the call's schema gave them. */
export type Submitted<Fields> = {
  body: Fields;
  region: Region;
  /** As clientAddress() gives it. */
  address: string;
  /** The Idempotency-Key header. Without one a form sent again the same day counts as the same. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

type Definition<Fields> = {
  /** Names its idempotency keys. */
  name: string;
  /** Owed for each row. */
  mails: readonly MailKindName[];
  /** Stores the row and gives its id. */
  insert: (
    tx: Transaction,
    row: Omit<Fields, keyof GuardFields> & { reference: string; region: Region },
  ) => Promise<string>;
};

/** Counted inside the transaction, so that only what is stored counts; one count for all forms. */
async function consumeLimits(tx: Transaction, email: string, address: string): Promise<void> {
  await consumeLimit(tx, 'formsPerAddress', addressGroup(address));
  await consumeLimit(tx, 'formsPerEmail', mailboxOf(email));
}

/**
 * However many forms come in, nobody is refused for it: everybody is asked for a little patience, and
 * each address may send a few.
 */
async function askMoreWhenBusy(
  tx: Transaction,
  token: FormToken,
  address: string,
  now: Date,
): Promise<void> {
  if (!(await isBusy(tx, 'formsOverall'))) return;
  await consumeLimit(tx, 'formsWhenBusy', addressGroup(address));
  checkPatience(token, now);
}

/**
 * @returns the handler of the form's call. It throws ApiError, RateLimitedError,
 * IdempotencyConflictError, or the database's error
 */
export function submission<Fields extends GuardFields & { email: string }>(
  definition: Definition<Fields>,
): (submitted: Submitted<Fields>) => Promise<{ reference: string }> {
  const { name, mails, insert } = definition;
  return async ({ body, region, address, idempotencyKey, now = new Date() }) => {
    // Told that it worked, a program has no reason to try another way. Nothing is kept.
    if (isHoneypotFilled(body)) {
      const bytes = Buffer.from(keyedHash('honeypot', JSON.stringify(body)), 'base64url');
      return { reference: makeReference(bytes) };
    }
    const token = checkFillTime(body.token, now);

    const { website: _, token: __, ...fields } = body;
    const content = JSON.stringify(Object.entries(fields).sort());
    const sameDay = JSON.stringify([address, now.toISOString().slice(0, 10), content]);
    const attempt = {
      scope: `${name}:${region}`,
      key: idempotencyKey ?? keyedHash(`${name}-key`, sameDay),
      bodyHash: keyedHash(`${name}-body`, content),
    };
    const db = await getDb();
    // Ready before the transaction: the embedded database has one connection, which that one holds.
    const outbox = await getOutbox();
    const answer = await once(db, attempt, async (tx) => {
      await consumeLimits(tx, body.email, address);
      await askMoreWhenBusy(tx, token, address, now);
      await spend(tx, token);
      const reference = makeReference();
      const id = await insert(tx, { ...fields, reference, region });
      for (const kind of mails) await outbox.enqueue(tx, { kind, id });
      return { status: 201, body: { reference } };
    });
    return answer.body;
  };
}
