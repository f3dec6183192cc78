/**
 * Takes a message of the contact form, from the API or from the page's server action: checks it,
 * stores it and its two mails in one transaction, and answers with the reference number.
 */
import 'server-only';
import { InvalidFieldsError } from '../api/invalid-fields.ts';
import { insertContactMessage } from '../db/contact-messages.ts';
import { type Database, getDb } from '../db/database.ts';
import { once } from '../db/once.ts';
import { getOutbox } from '../mail/outbox.ts';
import type { Region } from '../region/region.ts';
import { addressGroup } from '../security/client-address.ts';
import { checkFormToken } from '../security/form-token.ts';
import { consumeLimit } from '../security/rate-limits.ts';
import { keyedHash } from '../security/secret-key.ts';
import { makeReference } from './reference.ts';
import { type ContactForm, contactSchema, SUPPORT_TOPIC } from './schema.ts';

export type ContactFacts = {
  region: Region;
  /** As clientAddress() gives it. */
  address: string;
  /** The Idempotency-Key header. Without one a form sent again the same day counts as the same. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

const TOKEN_ADVICE = {
  tooFast: 'That was very quick. Wait a few seconds and send the form again.',
  expired: 'The form was open for more than a day. Reload the page and send it again.',
  forged: 'Reload the page and send the form again.',
} as const;

const isHoneypotFilled = (input: unknown) =>
  input !== null &&
  typeof input === 'object' &&
  'website' in input &&
  typeof input.website === 'string' &&
  input.website.trim() !== '';

function checkFillTime(token: string, now: Date): void {
  const state = checkFormToken(token, now.getTime());
  if (state !== 'good') throw new InvalidFieldsError({ token: TOKEN_ADVICE[state] });
}

/** Counted inside the transaction, so that only stored messages count. */
async function countMessage(
  tx: Parameters<typeof consumeLimit>[0],
  form: ContactForm,
  facts: ContactFacts,
): Promise<void> {
  const address = addressGroup(facts.address);
  if (!form.token) await consumeLimit(tx, 'contactWithoutToken', address);
  await consumeLimit(tx, 'contactPerAddress', address);
  await consumeLimit(tx, 'contactPerEmail', form.email.toLowerCase());
  await consumeLimit(tx, 'contactOverall');
}

/**
 * @throws InvalidFieldsError, RateLimitedError, IdempotencyConflictError, or the database's error
 */
export async function submitContact(
  input: unknown,
  facts: ContactFacts,
): Promise<{ reference: string }> {
  const now = facts.now ?? new Date();
  // Told that it worked, a program has no reason to try another way. Nothing is kept.
  if (isHoneypotFilled(input)) {
    const bytes = Buffer.from(keyedHash('contact-trap', JSON.stringify(input)), 'base64url');
    return { reference: makeReference(bytes) };
  }
  const result = contactSchema.safeParse(input);
  if (!result.success) throw InvalidFieldsError.fromZod(result.error);
  const form = result.data;
  if (form.token) checkFillTime(form.token, now);

  const { website: _, token: __, ...fields } = form;
  const content = JSON.stringify(Object.entries(fields).sort());
  const sameDay = JSON.stringify([facts.address, now.toISOString().slice(0, 10), content]);
  const attempt = {
    scope: `contact-us:${facts.region}`,
    key: facts.idempotencyKey ?? keyedHash('contact-key', sameDay),
    bodyHash: keyedHash('contact-body', content),
  };

  const db: Database = await getDb();
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  const answer = await once(db, attempt, async (tx) => {
    await countMessage(tx, form, facts);
    const reference = makeReference();
    const { id } = await insertContactMessage(tx, {
      ...fields,
      company: fields.company || null,
      phone: fields.phone || null,
      browser: (form.topic === SUPPORT_TOPIC && fields.browser) || null,
      reference,
      region: facts.region,
    });
    await outbox.enqueue(tx, { kind: 'acknowledgement', id });
    await outbox.enqueue(tx, { kind: 'desk', id });
    return { status: 201, body: { reference } };
  });
  return answer.body;
}
