/**
 * The two mails of an application, or of many that were sent at once: they are about the first row, which
 * names every job. The one to the applicant holds nothing that was typed.
 */
import 'server-only';
import { getMessages } from '../../site/content/messages.ts';
import { fieldWords } from '../submissions/field-words.ts';
import {
  acknowledgementLetter,
  deskLetter,
  mailToDesk,
  mailToWriter,
} from '../submissions/mails.ts';

const jobsOf = ({ details }: { details: Record<string, string> }) =>
  (details.jobs ?? details.job ?? '').split('\n');

export const applicationAcknowledgement = mailToWriter('applicationAcknowledgement', (row) =>
  acknowledgementLetter(row, { jobs: jobsOf(row).join('\n') }),
);

export const applicationDesk = mailToDesk('applicationDesk', (row) => {
  const { kind, region, details } = row;
  const jobs = jobsOf(row);
  const { title } = getMessages(region).submissions[kind];
  const topic = jobs.length > 1 ? `${title} × ${jobs.length}` : `${title}: ${jobs[0]}`;
  const fields = fieldWords(kind, details, region).filter((field) => field.name !== 'message');
  const lines = fields.map(({ label, value }) => `${label}: ${value}`);
  return deskLetter(row, topic, [...lines, '', ...jobs]);
});
