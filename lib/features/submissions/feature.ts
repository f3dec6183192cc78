/** Submissions: the mails about them, how long they are kept, and their senders. */
import 'server-only';
import { endOfRetention } from '../../platform/housekeeping/retention.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { acknowledgement, desk } from './mails.ts';
import { personalData } from './personal-data.ts';
import { deleteForgottenFiles, deleteOldSubmissions } from './rows/sent-files.ts';

export const feature = defineFeature({
  mails: [acknowledgement, desk],
  retention: (db) => [
    {
      name: 'messages',
      run: (now) => deleteOldSubmissions(db, endOfRetention('messages', now)),
    },
    // A file is stored in the transaction of what it belongs to, so none is new here.
    { name: 'files of messages', run: () => deleteForgottenFiles(db) },
  ],
  personalData,
});
