/**
 * Takes applications: for one job, or for many at once. Each job gets a row of its own for the desk; the
 * CV is kept once, and there is one mail to the applicant and one to the desk. Strangers may apply; who
 * is signed in applies under the name and the address of the account.
 */
import 'server-only';
import { InvalidFieldsError } from '../api/invalid-fields.ts';
import { ApiError } from '../api/problem.ts';
import { findApplications, insertApplications, lockApplicant } from '../db/applications.ts';
import { getDb, type Transaction } from '../db/database.ts';
import { findJobs, type JobRow } from '../db/jobs.ts';
import { storeFile } from '../files/files.ts';
import { sessionToken } from '../session/cookies.ts';
import { readSession } from '../session/session.ts';
import { isHoneypotFilled } from '../submissions/guard-fields.ts';
import { makeReference } from '../submissions/reference.ts';
import { type Submitted, type Taken, takeForm } from '../submissions/take-form.ts';
import type { Application, QuickApplication, QuickApplyAnswer } from './schema.ts';

const MAILS = ['applicationAcknowledgement', 'applicationDesk'] as const;

/** As the mails name it: 'Web Developer, PAY screens, Boston, MA'. */
const nameOf = ({ title, team, location }: JobRow) => `${title}, ${team}, ${location}`;

type Applicant = Omit<Application, 'jobId'>;

/**
 * Stores an application for each of `jobIds` that is open and was not applied for before. The mails are
 * about the first row, which has the reference that is told, and names all jobs.
 * @param field of the form, for words about the jobs
 * @throws ApiError ALREADY_APPLIED when there is none left, InvalidFieldsError when none is open
 */
async function insert(
  tx: Transaction,
  { body, session }: Submitted<Applicant>,
  { reference, region, email }: Taken,
  jobIds: string[],
  field: string,
): Promise<string> {
  await lockApplicant(tx, email);
  const open = (await findJobs(tx, region, jobIds)).filter((job) => job.isOpen);
  if (open.length === 0) {
    const words = 'This job is not open any more. Choose another one from the list.';
    throw new InvalidFieldsError({ [field]: words });
  }
  const before = new Set(
    (await findApplications(tx, region, email, jobIds)).map(({ jobId }) => jobId),
  );
  const chosen = open
    .map(({ row }) => row)
    .filter(({ id }) => !before.has(id))
    .sort((one, other) => one.position - other.position);
  if (chosen.length === 0) throw new ApiError('ALREADY_APPLIED');

  const user = session?.user;
  const fileId = await storeFile(tx, body.cv, {
    purpose: 'cv',
    ownerId: user?.id ?? null,
    field: 'cv',
  });
  const { phone, message } = body;
  const jobs = chosen.map(nameOf).join('\n');
  const [first] = await insertApplications(
    tx,
    chosen.map((job, index) => ({
      region,
      reference: index === 0 ? reference : makeReference(),
      name: user?.name ?? body.name,
      email,
      userId: user?.id ?? null,
      jobId: job.id,
      fileId,
      details: {
        ...(phone && { phone }),
        ...(message && { message }),
        job: nameOf(job),
        batch: reference,
        ...(index === 0 && { jobs }),
      },
    })),
  );
  if (!first) throw new Error('The insert returned no row.');
  return first;
}

const takeOne = takeForm<Application>({
  name: 'application',
  mails: MAILS,
  insert: (tx, submitted, taken) => insert(tx, submitted, taken, [submitted.body.jobId], 'jobId'),
});

const takeMany = takeForm<QuickApplication>({
  name: 'quick-application',
  mails: MAILS,
  insert: (tx, submitted, taken) => insert(tx, submitted, taken, submitted.body.jobIds, 'jobIds'),
});

/** `sent`, with the session of whoever is signed in. */
async function withSession<Sent extends { headers: Headers }>(sent: Sent) {
  const token = sessionToken(sent.headers);
  return { ...sent, session: token ? await readSession(token) : undefined };
}

type Sent<Fields> = Omit<Submitted<Fields>, 'session'> & { headers: Headers };

/** Answers POST /job/apply. @throws what insert() and takeForm() throw */
export const applyForJob = async (sent: Sent<Application>) => takeOne(await withSession(sent));

/** Answers POST /job/quick-apply: the result of each job. @throws what insert() and takeForm() throw */
export async function quickApply(sent: Sent<QuickApplication>): Promise<QuickApplyAnswer> {
  const submitted = await withSession(sent);
  const { body, region, session } = submitted;
  const { reference } = await takeMany(submitted);
  // A robot is told that all is well, and nothing of what we know.
  if (isHoneypotFilled(body))
    return { reference, results: body.jobIds.map((jobId) => ({ jobId, result: 'applied' })) };

  // Looked up afterwards, so that an attempt that is repeated is answered as it was then.
  const db = await getDb();
  const email = session?.user.email ?? body.email;
  const made = new Map(
    (await findApplications(db, region, email, body.jobIds)).map((one) => [one.jobId, one]),
  );
  const known = new Set((await findJobs(db, region, body.jobIds)).map(({ row }) => row.id));
  const results = body.jobIds.map((jobId): QuickApplyAnswer['results'][number] => {
    const application = made.get(jobId);
    if (application?.batch === reference)
      return { jobId, result: 'applied', reference: application.reference };
    if (application) return { jobId, result: 'already' };
    return { jobId, result: known.has(jobId) ? 'closed' : 'unknown' };
  });
  return { reference, results };
}
