/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { pdfFile } from '../../../platform/files/testing/stored-file.ts';
import { makeReference } from '../../../site/forms/reference.ts';
import { insertSubmission } from '../../submissions/rows/submissions.ts';

/** A message of the account. */
const ownMessage = async ({ user: { id: userId, name, email, region } }: Actor) => {
  const reference = makeReference();
  const row = { reference, kind: 'support', region, name, email, userId } as const;
  await (await getDb()).transaction((tx) => insertSubmission(tx, row));
  return { reference };
};

const text = 'It happened again this morning.';

export const goodInputs: GoodInputs = {
  'GET /user/profile/submissions/[reference]': { params: ownMessage },
  'POST /user/profile/submissions/[reference]/reply': {
    params: ownMessage,
    body: () => ({ text }),
    upload: () => ({ text, attachment: pdfFile() }),
  },
};
