/**
 * The two mails of a submission. The acknowledgement goes to an address that any visitor may have typed
 * in, so it holds nothing that was typed: no message, no name; of plans what was chosen, and how many people. That of a form for accounts goes to the
 * account's address, which was confirmed, and may give the sender's own words back.
 */
import 'server-only';
import { type Letter, mailKind } from '../../platform/mail/mail-kind.ts';
import { getMessages } from '../../site/content/messages.ts';
import { formOfKind } from '../../site/forms/known-forms.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { headerValue, quoted } from '../../site/mail/template.ts';
import { fieldWords } from './field-words.ts';
import { weightOf } from './subject.ts';
import { submissions } from './tables.ts';

/** Of these two one is the subject of the desk's mail, the other a part of its own. */
const APART = ['topic', 'message'];

type Row = typeof submissions.$inferSelect;
type Written = { text: string; createdAt: Date; fileId: string | null };

/** @param values what the kind's own template asks for; nothing that was typed */
export function acknowledgementLetter(row: Row, values: Letter['values'] = {}): Letter {
  const { region, kind, reference } = row;
  return {
    region,
    reference,
    date: row.createdAt,
    to: row.email,
    replyTo: deskAddress(region),
    subject: `${getMessages(region).submissions[kind].stored}: ${reference}`,
    // Keeps out-of-office replies from answering a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    template: `acknowledgement-${kind}`,
    values,
  };
}

/**
 * @param details what was filled in, line by line
 * @param written what was written, and when, where it is not the message itself
 */
export function deskLetter(
  row: Row,
  topic: string,
  details: string[],
  {
    text = row.details.message ?? '–',
    createdAt = row.createdAt,
    fileId = row.fileId,
  }: Partial<Written> = {},
): Letter {
  const { id, kind, region, reference, name, email } = row;
  const { submissions: kinds, desk } = getMessages(region);
  return {
    region,
    reference,
    date: createdAt,
    to: deskAddress(region),
    replyTo: { name: headerValue(name), address: email },
    subject: headerValue(`${reference} ${topic}: ${name}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    template: 'desk',
    values: {
      id,
      region,
      name,
      email,
      topic,
      details: [...details, ...(fileId ? [desk.fileCame] : [])].join('\n'),
      message: text,
      due: kinds[kind].due,
    },
  };
}

/** A mail to the sender, about a submission. */
export const mailToWriter = (name: string, write: (row: Row) => Letter) =>
  mailKind(name, submissions, 'acknowledgementSent', write);

/** A mail to the desk, about a submission. */
export const mailToDesk = (name: string, write: (row: Row) => Letter) =>
  mailKind(name, submissions, 'deskSent', write);

/** In characters: more than any form takes, so that a mail stays a mail whatever a later form allows. */
const LONGEST_COPY = 6_000;

/** What a customer wrote, as `copy` for the template; of a stranger's form there is none. */
function ownWords({ kind, details, region }: Row): Letter['values'] {
  if (!formOfKind(kind).needsSession) return {};
  const lines = fieldWords(kind, details, region).map(({ label, value }) => `${label}\n${value}`);
  const copy = lines.join('\n\n');
  return { copy: quoted(copy.length > LONGEST_COPY ? `${copy.slice(0, LONGEST_COPY)}…` : copy) };
}

/** What was chosen, line by line, as `chosen` for the template; see FieldDefinition. */
function choices({ kind, details, region }: Row): Letter['values'] {
  const repeated = formOfKind(kind).fields.filter(({ inReceipt }) => inReceipt);
  if (repeated.length === 0) return {};
  const chosen = fieldWords(kind, details, region)
    .filter(({ name, value }) => value && repeated.some((field) => field.name === name))
    .map(({ label, value }) => `${label}: ${value}`);
  return { chosen: chosen.join('\n') };
}

/** What the server worked out, which nobody typed, for the template by its name; the word `…Open` where it could not. */
function added({ kind, details, region }: Row): Letter['values'] {
  const { adds = [], words } = formOfKind(kind);
  const said: Record<string, string | undefined> = getMessages(region)[words];
  return Object.fromEntries(adds.map((name) => [name, details[name] ?? said[`${name}Open`] ?? '']));
}

export const acknowledgement = mailToWriter('acknowledgement', (row) =>
  acknowledgementLetter(row, { ...ownWords(row), ...choices(row), ...added(row) }),
);

export const desk = mailToDesk('desk', (row) => {
  const { kind, region, details } = row;
  const fields = fieldWords(kind, details, region);
  const shown = (name: string) => fields.find((field) => field.name === name)?.value;
  const { title } = getMessages(region).submissions[kind];
  const topic = shown('topic') ?? [title, weightOf(row)].filter(Boolean).join(', ');
  const others = fields.filter((field) => !APART.includes(field.name));
  return deskLetter(
    row,
    topic,
    others.map(({ label, value }) => `${label}: ${value}`),
  );
});
