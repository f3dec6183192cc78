/**
 * The two mails of a submission. The acknowledgement goes to an address that anybody may have typed
 * in, so it holds nothing that was typed: no message, no name, no topic.
 */
import 'server-only';
import { getMessages } from '../content/messages.ts';
import { submissions } from '../db/schema.ts';
import { deskAddress } from '../mail/frame.ts';
import { mailKind } from '../mail/mail-kind.ts';
import { headerValue } from '../mail/template.ts';
import { fieldWords } from './field-words.ts';

/** What says in the subject how soon somebody must look, or at what. */
const WEIGHTS = ['severity', 'urgency', 'plan'];

/** Of these two one is the subject of the desk's mail, the other a part of its own. */
const APART = ['topic', 'message'];

export const acknowledgement = mailKind(submissions, 'acknowledgementSent', (row) => {
  const words = getMessages(row.region).submissions[row.kind];
  return {
    region: row.region,
    reference: row.reference,
    date: row.createdAt,
    to: row.email,
    replyTo: deskAddress(row.region),
    subject: `${words.stored}: ${row.reference}`,
    // Keeps out-of-office replies from answering a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    template: `acknowledgement-${row.kind}`,
    values: {},
  };
});

export const desk = mailKind(submissions, 'deskSent', (row) => {
  const { kind, region, reference, name, email, details } = row;
  const words = getMessages(region).submissions[kind];
  const fields = fieldWords(kind, details, region);
  const shown = (name: string) => fields.find((field) => field.name === name)?.value;
  const weight = WEIGHTS.map(shown).find(Boolean);
  const topic = shown('topic') ?? [words.title, weight].filter(Boolean).join(', ');
  return {
    region,
    reference,
    date: row.createdAt,
    to: deskAddress(region),
    replyTo: { name: headerValue(name), address: email },
    subject: headerValue(`${reference} ${topic}: ${name}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    values: {
      region,
      name,
      email,
      topic,
      details: fields
        .filter((field) => !APART.includes(field.name))
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
      message: details.message ?? '–',
      due: words.due,
    },
  };
});
