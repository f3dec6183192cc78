/**
 * Takes applications: for one job, or for many at once. Each job gets a row of its own for the desk; the
 * CV is kept once, and there is one mail to the applicant and one to the desk.
 *
 * A visitor who is signed in applies under the name and the address of the account, and for each job once.
 * Strangers may apply too; since they may type in any address, theirs is compared with nothing: it blocks
 * no other application, and no answer says whether there was one.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { storeFile } from '../../platform/files/files.ts';
import type { Region } from '../../platform/region/region.ts';
import { sessionToken } from '../../platform/session/cookies.ts';
import { lockAccount } from '../../platform/session/rows/users.ts';
import { readFullSession, type Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { type Submitted, type Taken, takeForm } from '../../site/forms/take-form.ts';
import { findAppliedJobs, insertApplications } from '../submissions/rows/applications.ts';
import { applicationAcknowledgement, applicationDesk } from './mails.ts';
import { findJobs, type JobRow } from './rows/jobs.ts';
import type { Application, QuickApplication, QuickApplyAnswer } from './schema.ts';

const MAILS = { toWriter: applicationAcknowledgement, toDesk: applicationDesk };

/** As the mails name it: 'Web Developer, PAY screens, Boston, MA'. */
const nameOf = ({ title, team, location }: JobRow) => `${title}, ${team}, ${location}`;

type Applicant = Omit<Application, 'jobId'>;

type Results = QuickApplyAnswer['results'];

/** Those of `jobIds` for which the account of `session` has applied; of a stranger we know none. */
async function appliedBefore(
  tx: Transaction,
  session: Session | undefined,
  asked: { region: Region; jobIds: string[] },
): Promise<Set<string | null>> {
  if (!session) return new Set();
  const userId = session.user.id;
  // Two applications of one account take turns, so what is looked up stays true.
  await lockAccount(tx, userId);
  return findAppliedJobs(tx, { ...asked, userId });
}

/**
 * Stores an application for each of `jobIds` that is open and was not applied for before. The mails are
 * about the first row, which has the reference that is told, and names all jobs.
 * @param field of the form, for words about the jobs
 * @returns the id of the first row, and what became of each job
 * @throws ApiError ALREADY_APPLIED when there is none left, InvalidFieldsError when none is open
 */
async function insert(
  tx: Transaction,
  { body, session }: Submitted<Applicant>,
  { reference, region, email, scans }: Taken,
  jobIds: string[],
  field: string,
): Promise<{ id: string; results: Results }> {
  const found = await findJobs(tx, region, jobIds);
  const open = found.filter((job) => job.isOpen);
  if (open.length === 0) {
    const words = 'This job is not open any more. Choose another one from the list.';
    throw new InvalidFieldsError({ [field]: words });
  }
  const before = await appliedBefore(tx, session, { region, jobIds });
  const chosen = open
    .map(({ row }) => row)
    .filter(({ id }) => !before.has(id))
    .sort((one, other) => one.position - other.position);
  if (chosen.length === 0) throw new ApiError('ALREADY_APPLIED');

  const user = session?.user;
  const { phone, message, link, cv } = body;
  const ownerId = user?.id ?? null;
  const fileId = cv
    ? await storeFile(tx, cv, { purpose: 'cv', ownerId, field: 'cv', scan: scans.get(cv) })
    : null;
  const references = chosen.map((_, index) => (index === 0 ? reference : makeReference()));
  // Of many each has a number of its own; the mails are about the first, so they say them all.
  const jobs = chosen
    .map((job, index) =>
      chosen.length === 1 ? nameOf(job) : `${nameOf(job)}: ${references[index]}`,
    )
    .join('\n');
  const [first] = await insertApplications(
    tx,
    chosen.map((job, index) => ({
      region,
      reference: references[index] as string,
      name: user?.name ?? body.name,
      email,
      userId: user?.id ?? null,
      jobId: job.id,
      fileId,
      details: {
        ...(phone && { phone }),
        ...(link && { link }),
        ...(message && { message }),
        job: nameOf(job),
        batch: reference,
        ...(index === 0 && { jobs }),
      },
    })),
  );
  if (!first) throw new Error('The insert returned no row.');
  const applied = new Map(chosen.map(({ id }, index) => [id, references[index]]));
  const known = new Set(found.map(({ row }) => row.id));
  const results = jobIds.map((jobId): Results[number] => {
    const own = applied.get(jobId);
    if (own) return { jobId, result: 'applied', reference: own };
    if (before.has(jobId)) return { jobId, result: 'already' };
    return { jobId, result: known.has(jobId) ? 'closed' : 'unknown' };
  });
  return { id: first, results };
}

const takeOne = takeForm<Application>({
  name: 'application',
  mails: MAILS,
  insert: async (tx, submitted, taken) => {
    const { id } = await insert(tx, submitted, taken, [submitted.body.jobId], 'jobId');
    return { id };
  },
});

const takeMany = takeForm<QuickApplication, { results: Results }>({
  name: 'quick-application',
  mails: MAILS,
  insert: (tx, submitted, taken) => insert(tx, submitted, taken, submitted.body.jobIds, 'jobIds'),
});

/** `sent`, with the session of a visitor who is signed in. */
async function withSession<Sent extends { headers: Headers }>(sent: Sent) {
  return { ...sent, session: await readFullSession(sessionToken(sent.headers)) };
}

type Sent<Fields> = Omit<Submitted<Fields>, 'session'> & { headers: Headers };

/** Answers POST /job/apply and /registration/job-application. @throws what insert() and takeForm() throw */
export const applyForJob = async (sent: Sent<Application>) => takeOne(await withSession(sent));

/** Answers POST /job/quick-apply: the result of each job. @throws what insert() and takeForm() throw */
export async function quickApply(sent: Sent<QuickApplication>): Promise<QuickApplyAnswer> {
  const { reference, results } = await takeMany(await withSession(sent));
  // A robot is told that all is well, and nothing of what we know.
  const praised = () => sent.body.jobIds.map((jobId) => ({ jobId, result: 'applied' as const }));
  return { reference, results: results ?? praised() };
}
