/**
 * The two mails of an application, or of many that were sent at once: they are about the first row, which
 * names every job. The one to the applicant holds nothing that was typed.
 */
import 'server-only';
import { getMessages } from '../content/messages.ts';
import { submissions } from '../db/schema.ts';
import { deskAddress } from '../mail/frame.ts';
import { mailKind } from '../mail/mail-kind.ts';
import { headerValue } from '../mail/template.ts';
import { fieldWords } from '../submissions/field-words.ts';

const jobsOf = ({ details }: { details: Record<string, string> }) =>
  (details.jobs ?? details.job ?? '').split('\n');

export const applicationAcknowledgement = mailKind(submissions, 'acknowledgementSent', (row) => ({
  region: row.region,
  reference: row.reference,
  date: row.createdAt,
  to: row.email,
  replyTo: deskAddress(row.region),
  subject: `${getMessages(row.region).submissions.application.stored}: ${row.reference}`,
  // Keeps out-of-office replies from answering a machine (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  template: 'acknowledgement-application',
  values: { jobs: jobsOf(row).join('\n') },
}));

export const applicationDesk = mailKind(submissions, 'deskSent', (row) => {
  const { kind, region, reference, name, email, details } = row;
  const jobs = jobsOf(row);
  const { title, due } = getMessages(region).submissions.application;
  const topic = jobs.length > 1 ? `${title} × ${jobs.length}` : `${title}: ${jobs[0]}`;
  const fields = fieldWords(kind, details, region).filter((field) => field.name !== 'message');
  return {
    region,
    reference,
    date: row.createdAt,
    to: deskAddress(region),
    replyTo: { name: headerValue(name), address: email },
    subject: headerValue(`${reference} ${topic}: ${name}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    template: 'desk',
    values: {
      region,
      name,
      email,
      topic,
      details: [...fields.map(({ label, value }) => `${label}: ${value}`), '', ...jobs].join('\n'),
      message: details.message ?? '–',
      due,
    },
  };
});
