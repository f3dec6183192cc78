/**
 * Takes one form: told from robots, counted, stored once with the mails that are owed for it, all in one
 * transaction, and answered with a reference number.
 */
import 'server-only';
import { createHash } from 'node:crypto';
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
import type { Session } from '../session/session.ts';
import { checkFillTime, checkPatience, spend } from './fill-time.ts';
import { type GuardFields, isHoneypotFilled } from './guard-fields.ts';
import { makeReference } from './reference.ts';

/** What the server itself knows, and the fields as the call's schema gave them. */
export type Submitted<Fields> = {
  body: Fields;
  region: Region;
  /** As clientAddress() gives it. */
  address: string;
  /** Of a form for accounts: who sends it. */
  session?: Session | undefined;
  /** The Idempotency-Key header. Without one a form sent again the same day counts as the same. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

/**
 * A form for everybody asks for an address; that of an account is known. `object`, since a form for
 * accounts may have none of these.
 */
export type TakenFields = GuardFields & { email?: string } & object;

/** What the row is made of besides the fields. */
export type Taken = { reference: string; region: Region; email: string };

type Definition<Fields> = {
  /** Names its idempotency keys. */
  name: string;
  /** Owed for each row. */
  mails: readonly MailKindName[];
  /** Stores the row and gives its id. */
  insert: (tx: Transaction, submitted: Submitted<Fields>, taken: Taken) => Promise<string>;
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

/** What makes two forms the same one: everything that was typed or chosen, files by their content. */
async function contentOf(fields: object): Promise<string> {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = entries.map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    const bytes = Buffer.from(await value.arrayBuffer());
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return JSON.stringify(await Promise.all(parts));
}

/**
 * @returns the handler of the form's call. It throws ApiError, RateLimitedError,
 * IdempotencyConflictError, or the database's error
 */
export function takeForm<Fields extends TakenFields>(
  definition: Definition<Fields>,
): (submitted: Submitted<Fields>) => Promise<{ reference: string }> {
  const { name, mails, insert } = definition;
  return async (submitted) => {
    const { body, region, address, session, idempotencyKey, now = new Date() } = submitted;
    // Told that it worked, a program has no reason to try another way. Nothing is kept.
    if (isHoneypotFilled(body)) {
      const bytes = Buffer.from(keyedHash('honeypot', JSON.stringify(body)), 'base64url');
      return { reference: makeReference(bytes) };
    }
    // Whoever has an account is no robot; how often they write is counted all the same.
    const token = session ? undefined : checkFillTime(body.token, now);

    const { website: _, token: __, ...fields } = body;
    const content = await contentOf(fields);
    const writer = session?.user.id ?? address;
    const sameDay = JSON.stringify([writer, now.toISOString().slice(0, 10), content]);
    const attempt = {
      // Nobody meets the key, and with it the answer, of somebody else's account.
      scope: [name, region, session?.user.id].filter(Boolean).join(':'),
      key: idempotencyKey ?? keyedHash(`${name}-key`, sameDay),
      bodyHash: keyedHash(`${name}-body`, content),
    };
    const email = session?.user.email ?? body.email ?? '';
    const db = await getDb();
    // Ready before the transaction: the embedded database has one connection, which that one holds.
    const outbox = await getOutbox();
    const answer = await once(db, attempt, async (tx) => {
      await consumeLimits(tx, email, address);
      if (token) {
        await askMoreWhenBusy(tx, token, address, now);
        await spend(tx, token);
      }
      const reference = makeReference();
      const id = await insert(tx, submitted, { reference, region, email });
      for (const kind of mails) await outbox.enqueue(tx, { kind, id });
      return { status: 201, body: { reference } };
    });
    return answer.body;
  };
}
