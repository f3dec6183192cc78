/**
 * Takes one form: told from robots, counted, then stored once with the mails that are owed for it in one
 * transaction, and answered with a reference number.
 */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '../../platform/api/problem.ts';
import { type Database, getDb, type Transaction } from '../../platform/db/database.ts';
import { answeredBefore, once } from '../../platform/db/once.ts';
import { scanFiles } from '../../platform/files/scan-first.ts';
import type { ScanState } from '../../platform/files/scan-state.ts';
import { mayMail } from '../../platform/mail/answered-inboxes.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { getOutbox, type OwedMail } from '../../platform/mail/outbox.ts';
import type { Region } from '../../platform/region/region.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import type { FormToken } from '../../platform/security/form-token.ts';
import { mailboxOf } from '../../platform/security/mailbox.ts';
import {
  consumeLimit,
  isBusy,
  isWithin,
  RateLimitedError,
} from '../../platform/security/rate-limits.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { checkFillTime, checkPatience, spend } from './fill-time.ts';
import { type GuardFields, isHoneypotFilled } from './guard-fields.ts';
import { makeReference } from './reference.ts';

/** What the server itself knows, and the fields as the endpoint's schema gave them. */
export type Submitted<Fields> = {
  body: Fields;
  region: Region;
  /** As clientAddress() gives it. */
  address: string;
  /** Of a form for accounts: the sender's. */
  session?: Session | undefined;
  /** The Idempotency-Key header. Without one a form sent again the same day counts as the same. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

/**
 * A form for all visitors asks for an address; that of an account is known. `object`, since a form for
 * accounts may have none of these.
 */
export type TakenFields = GuardFields & { email?: string } & object;

/** What the row is made of besides the fields. */
export type Taken = {
  reference: string;
  region: Region;
  email: string;
  /** What the scanner said of the form’s files, for storeFile(). */
  scans: ReadonlyMap<File, ScanState>;
};

/**
 * The mails that are owed for each row. Where there is none to a desk, the one to the writer asks
 * whether the form was meant, and nothing happens without it. Where there is none to the writer, they
 * see under their account that it was taken.
 */
type Mails = { toWriter: OwedKind; toDesk?: OwedKind } | { toWriter?: never; toDesk: OwedKind };
type OwedKind = Pick<MailKind, 'name'>;

/** The row's id, and what the answer says besides its reference; or another reference, of what the row belongs to. */
type Stored<More> = { id: string } & More;

type Definition<Fields, More> = {
  /** Names its idempotency keys. */
  name: string;
  mails: Mails;
  /** Stores the row. */
  insert: (tx: Transaction, submitted: Submitted<Fields>, taken: Taken) => Promise<Stored<More>>;
};

/**
 * Counted before the transaction, so that what is refused counts as well, and no form waits for
 * another's count. A signed-in visitor is counted by their account alone: nothing that strangers do in their
 * name, or beside them in one network, keeps them from writing.
 *
 * However many forms come in, no visitor is refused for it: all are asked for a little patience, and
 * each address may send a few.
 * @throws RateLimitedError, ApiError FORM_TOO_FAST
 */
async function countAttempt(
  db: Database,
  { session, address, now = new Date() }: Omit<Submitted<unknown>, 'body'>,
  token: FormToken | undefined,
): Promise<void> {
  if (session) return consumeLimit(db, 'formsPerAccount', session.user.id);
  const network = addressGroup(address);
  await consumeLimit(db, 'formsPerAddress', network);
  if (!(await isBusy(db, 'formsOverall'))) return;
  await consumeLimit(db, 'formsWhenBusy', network);
  if (token) checkPatience(token, now);
}

/** About no row, so that nothing is sent; it is as much work as one that is, and tells nobody apart. */
const leftOut = (mail: OwedKind): OwedMail => ({ mail, id: randomUUID() });

/**
 * A visitor may type another's address in, so an inbox gets few of our mails. One that is full costs the
 * mail to the writer, never the message.
 * @param isProved the writer is signed in: nothing that strangers do is counted against them
 * @throws RateLimitedError when a form whose only mail asks whether it was meant came too often
 */
async function owedMails(
  tx: Transaction,
  { toWriter, toDesk }: Mails,
  { id, email, isProved }: { id: string; email: string; isProved: boolean },
): Promise<OwedMail[]> {
  if (!toWriter) return [{ mail: toDesk, id }];
  const mailbox = mailboxOf(email);
  if (!toDesk) {
    await consumeLimit(tx, 'confirmationsPerMailbox', mailbox);
    return [(await mayMail(tx, email)) ? { mail: toWriter, id } : leftOut(toWriter)];
  }
  const isOwed =
    isProved ||
    ((await isWithin(tx, 'acknowledgementsPerMailbox', mailbox)) && (await mayMail(tx, email)));
  return [isOwed ? { mail: toWriter, id } : leftOut(toWriter), { mail: toDesk, id }];
}

/** What a form is refused with before its transaction begins. */
const REFUSALS = [RateLimitedError, ApiError, InvalidFieldsError];

/** What makes two forms the same one: everything that was typed or chosen, files by their content. */
export async function contentOf(fields: object): Promise<string> {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = entries.map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    const bytes = Buffer.from(await value.arrayBuffer());
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return JSON.stringify(await Promise.all(parts));
}

/**
 * @returns the handler of the form's endpoint. It throws ApiError, RateLimitedError,
 * IdempotencyConflictError, or the database's error
 */
export function takeForm<Fields extends TakenFields, More extends object = object>(
  definition: Definition<Fields, More>,
): (submitted: Submitted<Fields>) => Promise<{ reference: string } & Partial<More>> {
  const { name, mails, insert } = definition;
  return async (submitted) => {
    const { body, region, address, session, idempotencyKey, now = new Date() } = submitted;
    // Told that it worked, a program has no reason to try another way. Nothing is kept.
    if (isHoneypotFilled(body)) {
      const bytes = Buffer.from(keyedHash('honeypot', JSON.stringify(body)), 'base64url');
      return { reference: makeReference(bytes) } as { reference: string } & Partial<More>;
    }
    // A visitor with an account is no robot; how often they write is counted all the same.
    const token = session ? undefined : checkFillTime(body.token, now);

    const { website: _, token: __, ...fields } = body;
    const content = await contentOf(fields);
    const writer = session?.user.id ?? address;
    const sameDay = JSON.stringify([writer, now.toISOString().slice(0, 10), content]);
    // A repetition across a change of the secret key counts as another form.
    const attempt = {
      // Keys are apart for each account, so that none gets another's answer.
      scope: [name, region, session?.user.id].filter(Boolean).join(':'),
      key: idempotencyKey ?? keyedHash(`${name}-key`, sameDay),
      bodyHash: keyedHash(`${name}-body`, content),
    };
    const email = session?.user.email ?? body.email ?? '';
    const db = await getDb();
    // Ready before the transaction: the embedded database has one connection, which that one holds.
    const outbox = await getOutbox();
    type Body = { reference: string } & More;
    let scans: ReadonlyMap<File, ScanState>;
    try {
      await countAttempt(db, submitted, token);
      scans = await scanFiles(fields);
    } catch (error) {
      if (!REFUSALS.some((refusal) => error instanceof refusal)) throw error;
      // A sender who only repeats what was taken is told so, however often, and whatever the scanner says by now.
      const before = await answeredBefore<Body>(db, attempt);
      if (before) return before.body;
      throw error;
    }
    const answer = await once<Body>(db, attempt, async (tx) => {
      if (token) await spend(tx, token);
      const reference = makeReference();
      const { id, ...more } = await insert(tx, submitted, { reference, region, email, scans });
      const isProved = session !== undefined;
      await outbox.enqueue(tx, ...(await owedMails(tx, mails, { id, email, isProved })));
      return { status: 201, body: { reference, ...(more as unknown as More) } };
    });
    return answer.body;
  };
}
