/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import { type GoodInputs, ofEdition } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { pdfFile, storedFile } from '../../../platform/files/testing/stored-file.ts';
import { makeReference } from '../../../site/forms/reference.ts';
import { insertSubmission } from '../../submissions/rows/submissions.ts';

/** A message with a file, at the desk of the account. */
const deskSubmission = async ({ user: { region, email } }: Actor) => {
  const fileId = await storedFile(null);
  const row = { reference: makeReference(), kind: 'contact', region, name: 'Ada', email } as const;
  const id = await (await getDb()).transaction((tx) => insertSubmission(tx, { ...row, fileId }));
  return { id };
};

/** Of all that staff do the rarest, on a day; whoever asks. */
const auditFilter = ({ user: { id } }: Actor) => ({
  action: 'person-erased',
  staff: id,
  from: '2026-01-01',
  to: '2026-12-31',
});

const submissionFilter = () => ({
  ...{ kind: 'contact', status: 'new', q: 'Ada', assigned: 'nobody' },
  ...{ from: '2026-01-01', to: '2026-12-31' },
});

export const goodInputs: GoodInputs = {
  'GET /desk/audit': { query: (actor) => ({ ...auditFilter(actor), page: '1' }) },
  'GET /desk/audit.csv': { query: auditFilter },
  'GET /desk/newsletter': { query: () => ({ page: '1' }) },
  'GET /desk/submissions': {
    query: () => ({ ...submissionFilter(), page: '1' }),
  },
  'PATCH /desk/submissions': {
    body: async (actor) => ({ ids: [(await deskSubmission(actor)).id], status: 'handled' }),
  },
  'GET /desk/submissions.csv': { query: submissionFilter },
  'GET /desk/submissions/[id]': { params: deskSubmission },
  'PATCH /desk/submissions/[id]': {
    params: deskSubmission,
    body: ({ user }) => ({ status: 'handled', assigneeId: user.id }),
  },
  'POST /desk/submissions/[id]/answer': {
    params: deskSubmission,
    body: () => ({ text: 'We can show you on Tuesday.' }),
    upload: () => ({ text: 'Here is the plan.', attachment: pdfFile() }),
  },
  'POST /desk/submissions/[id]/notes': {
    params: deskSubmission,
    body: () => ({ text: 'She called as well.' }),
  },
  'GET /desk/submissions/[id]/file': { params: deskSubmission },
  'POST /desk/pulse': { body: async (actor) => ({ open: (await deskSubmission(actor)).id }) },
  'GET /desk-times': { query: ofEdition },
};
