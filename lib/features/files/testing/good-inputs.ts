/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { pdfFile, storedFile } from '../../../platform/files/testing/stored-file.ts';

export const goodInputs: GoodInputs = {
  'GET /file/[id]': {
    params: async ({ user }) => ({ id: await storedFile(user.id) }),
  },
  'DELETE /file/[id]': {
    params: async ({ user }) => ({ id: await storedFile(user.id) }),
  },
  'POST /file/single': {
    upload: () => ({ namespace: 'documents', file: pdfFile() }),
  },
};
